import { mailConfirmation } from '@/backend/account-mails';
import { usePageMeta } from '@/ui/use-page-meta';
import { MailRequest } from './mail/mail-request';

export default function ConfirmEmailPage() {
  usePageMeta('Confirm Your Address', undefined, { isUnlisted: true });
  return (
    <MailRequest
      title="Confirm Your Address"
      subtitle="Tell us the address that you have registered with, and we send you a new link."
      kind="confirm"
      button="Send Link"
      send={mailConfirmation}
      sent={(email) => (
        <>
          If <strong>{email}</strong> is still to be confirmed, a mail is on its way. The link in it works
          once.
        </>
      )}
    />
  );
}
