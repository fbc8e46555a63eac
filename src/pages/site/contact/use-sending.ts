import { useEffect, useState } from 'react';

/** How long sending takes. Milliseconds. */
const SEND_DELAY = 1500;

/**
 * The sending of a message that goes nowhere: the contact form makes no call. Leaving the page calls it
 * off.
 * @param onSent must be the same function at every render
 */
export function useSending(onSent: () => void) {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => {
      setSending(false);
      onSent();
    }, SEND_DELAY);
    return () => clearTimeout(timer);
  }, [isSending, onSent]);
  return { isSending, send: () => setSending(true) };
}
