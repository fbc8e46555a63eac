import { mailReset } from '@/backend/account-mails';
import { paths } from '@/lib/paths';
import { usePageMeta } from '@/ui/use-page-meta';
import { MailRequest } from './mail/mail-request';

const send = (email: string) => mailReset(email, window.location.origin + paths.resetPassword);

export default function ForgotPasswordPage() {
  usePageMeta('Forgot Password', undefined, { isUnlisted: true });
  return (
    <MailRequest
      title="Forgot Your Password?"
      subtitle="It happens. Tell us your address, and we send you a link to choose a new one."
      kind="reset"
      button="Send Link"
      send={send}
      sent={(email) => (
        <>
          If there is an account for <strong>{email}</strong>, a mail is on its way. The link in it works
          once.
        </>
      )}
    />
  );
}
