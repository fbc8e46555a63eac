import { mailConfirmation } from '@/backend/account-mails';
import { MailSent } from './mail-sent';
import { SendAgain } from './send-again';

/** Names the mail to an address, for the pause between two of them. */
export const confirmationTo = (email: string) => `confirm ${email}`;

/** For whoever has registered and not yet followed the link in the mail: where it went, and another one. */
export function ConfirmationPending({ email }: { email: string }) {
  return (
    <MailSent>
      <p role="alert" className="wrap-anywhere">
        Confirm your address first: we have sent a mail to <strong>{email}</strong>. Follow the link in it,
        and you are in. Nothing there? Look among the spam.
      </p>
      <SendAgain mail={confirmationTo(email)} send={() => mailConfirmation(email)} />
    </MailSent>
  );
}
