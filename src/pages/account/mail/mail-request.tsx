import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { SubmitButton } from '@/ui/submit-button';
import { useForm } from '@/ui/use-form-errors';
import { AuthCard } from '../shared/auth-card';
import { EmailField } from '../shared/email-field';
import { mailFault } from './mail-fault';
import { MailSent } from './mail-sent';
import { SendAgain } from './send-again';
import { noteSent } from './use-cooldown';

interface MailRequestProps {
  title: string;
  subtitle: string;
  /** Names the kind of mail. */
  kind: string;
  button: string;
  send: (email: string) => Promise<void>;
  /** What is said afterwards, whether or not there is an account. */
  sent: (email: string) => ReactNode;
}

/** A page that asks for one mail to one address. */
export function MailRequest({ title, subtitle, kind, button, send, sent }: MailRequestProps) {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);

  const { errors, isBusy, form } = useForm(async () => {
    const address = email.trim();
    setFault('');
    try {
      await send(address);
      noteSent(`${kind} ${address}`);
      setSentTo(address);
    } catch (error) {
      setFault(mailFault(error));
    }
  });

  return (
    <AuthCard title={title} subtitle={subtitle}>
      {sentTo !== null ? (
        <MailSent>
          {/* the button that was pressed is gone: what came of it has the focus */}
          <p tabIndex={-1} ref={(answer) => answer?.focus()} className="wrap-anywhere outline-none">
            {sent(sentTo)} Nothing there? Look among the spam.
          </p>
          <SendAgain key={sentTo} mail={`${kind} ${sentTo}`} send={() => send(sentTo)} />
          <Button variant="ghost" className="justify-self-start" onClick={() => setSentTo(null)}>
            Use another address
          </Button>
        </MailSent>
      ) : (
        <form {...form} className="grid gap-4">
          <EmailField error={errors.email} value={email} onChange={setEmail} />
          {fault && (
            <p role="alert" className="font-medium text-danger">
              {fault}
            </p>
          )}
          <SubmitButton isBusy={isBusy}>{isBusy ? 'Sending...' : button}</SubmitButton>
        </form>
      )}
      <p className="mt-5 text-center">
        Back to{' '}
        <Link to={paths.login} className="font-semibold text-accent underline underline-offset-4">
          Sign In
        </Link>
      </p>
    </AuthCard>
  );
}
