import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { forgetLink } from '@/backend/mail-link';
import { useAuth } from '@/features/auth/auth-context';
import { useMailLink } from '@/features/auth/use-mail-link';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast-store';

const styles = 'font-semibold underline underline-offset-4';

/** What a link that leads nowhere any more can be replaced by. */
function Refused({ code, isVisitor }: { code: string; isVisitor: boolean }) {
  return (
    <div role="alert" className="border-b-2 border-ink bg-marigold text-on-marigold dark:border-transparent">
      <div className="page flex items-start gap-3 py-3">
        <p className="min-w-0 flex-1">
          <strong>
            {code === 'otp_expired'
              ? 'The link in your mail has expired or was used before.'
              : 'The link in your mail could not be followed.'}
          </strong>{' '}
          Ask for a new one:{' '}
          <Link to={paths.confirmEmail} onClick={forgetLink} className={styles}>
            confirm your address
          </Link>{' '}
          or{' '}
          <Link to={paths.forgotPassword} onClick={forgetLink} className={styles}>
            choose a new password
          </Link>
          .{' '}
          {isVisitor && (
            <>
              Confirmed before? Just{' '}
              <Link to={paths.login} onClick={forgetLink} className={styles}>
                sign in
              </Link>
              .
            </>
          )}
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Close"
          className="-my-1.5 text-on-marigold! hover:text-ink!"
          onClick={forgetLink}
        >
          <X className="size-5" aria-hidden />
        </Button>
      </div>
    </div>
  );
}

/**
 * Tells what has become of the link of a mail: welcomes whom it has signed in, leads to the page for a new password, or
 * says that it is worth nothing any more. That page is told by its history entry, which a reload keeps.
 */
export function MailLinkNotice() {
  const link = useMailLink();
  const { user, status } = useAuth();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isRefused = link?.status === 'refused';
  const purpose = link?.status === 'followed' && status === 'signed-in' ? link.type : null;
  const outcome =
    purpose === 'recovery' ? 'followed' : isRefused && pathname === paths.resetPassword ? 'refused' : null;
  const userId = user?.id;
  const welcomed = purpose !== null && outcome === null ? user?.email : undefined;

  useEffect(() => {
    if (outcome === null) return;
    const state = { link: outcome, userId };
    Promise.resolve(navigate(paths.resetPassword, { replace: true, state })).then(
      forgetLink,
      (error: unknown) => console.error('Error opening the page for a new password:', error),
    );
  }, [outcome, userId, navigate]);
  useEffect(() => {
    if (welcomed === undefined) return;
    forgetLink();
    toast({ title: 'Welcome', description: `Your address ${welcomed} is confirmed, and you are signed in.` });
  }, [welcomed]);

  return isRefused && outcome === null ? (
    <Refused code={link.code} isVisitor={status === 'signed-out'} />
  ) : null;
}
