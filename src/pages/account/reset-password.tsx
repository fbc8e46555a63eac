import { useLocation } from 'react-router-dom';
import { isFields } from '@/domain/parsing';
import { SessionUnavailable } from '@/features/auth/session-unavailable';
import { useAuth } from '@/features/auth/auth-context';
import { useMailLink } from '@/features/auth/use-mail-link';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button-link';
import { Spinner } from '@/ui/spinner';
import { usePageMeta } from '@/ui/use-page-meta';
import { AuthCard } from './shared/auth-card';
import { NewPasswordForm } from './mail/new-password-form';

/** For a link that has expired or was used, and for whoever comes without one. */
function NeedsLink({ isRefused }: { isRefused: boolean }) {
  return (
    <AuthCard
      title="Choose a New Password"
      subtitle={
        isRefused
          ? 'The link in your mail has expired or was used before.'
          : 'This page is opened by the link in a mail that we send you.'
      }
    >
      <ButtonLink to={paths.forgotPassword} size="lg" className="w-full">
        Send Me a New Link
      </ButtonLink>
    </AuthCard>
  );
}

/** Where the link of a mail leads that was asked for because of a forgotten password. It alone opens the form. */
export default function ResetPasswordPage() {
  usePageMeta('Choose a New Password', undefined, { isUnlisted: true });
  const { user, status, retry } = useAuth();
  const link = useMailLink();
  const { state } = useLocation() as { state: unknown };
  const told = isFields(state) ? state : {};

  if (status === 'failed') return <SessionUnavailable retry={retry} />;
  if (link || status === 'loading')
    // it is about to be told
    return <Spinner label="Loading…" className="min-h-[70dvh]" />;
  // whoever signs in elsewhere meanwhile did not come by this link
  if (!user || told.link !== 'followed' || told.userId !== user.id)
    return <NeedsLink isRefused={told.link === 'refused'} />;
  return <NewPasswordForm email={user.email} />;
}
