import { useState } from 'react';
import { Button } from '@/ui/button';
import { mailFault } from './mail-fault';
import { useCooldown } from './use-cooldown';

interface SendAgainProps {
  /** The kind of mail and the address: two of them are never sent within a minute. */
  mail: string;
  send: () => Promise<void>;
}

/** Asks for the same mail once more, at most once a minute. The countdown is seen; a screen reader hears of it once. */
export function SendAgain({ mail, send }: SendAgainProps) {
  const [seconds, start] = useCooldown(mail);
  const [fault, setFault] = useState('');
  const [isRepeated, setRepeated] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const mustWait = seconds > 0;

  const ask = async () => {
    if (isBusy || mustWait) return;
    setBusy(true);
    setFault('');
    try {
      await send();
      start();
      setRepeated(true);
    } catch (error) {
      setFault(mailFault(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="secondary"
        aria-disabled={isBusy || mustWait}
        onClick={() => {
          ask().catch(() => {}); // it tells its failures itself
        }}
      >
        Send again
        {mustWait && (
          <span aria-hidden className="tabular-nums">
            in {seconds} s
          </span>
        )}
      </Button>
      <p role="status" className={fault ? 'font-medium text-danger' : 'text-sm text-muted'}>
        {fault || (mustWait && `${isRepeated ? 'Sent again. ' : ''}You can ask for another one in a minute.`)}
      </p>
    </div>
  );
}
