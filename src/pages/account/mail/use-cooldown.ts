import { useEffect, useState } from 'react';

/** Seconds between two mails of a kind to one address: what the auth service allows. */
const PAUSE = 60;

/** When the last one was sent, for as long as the tab lives. Not by the clock, which may be set. */
const sent = new Map<string, number>();

const secondsLeft = (key: string) => {
  const at = sent.get(key);
  return at === undefined ? 0 : Math.max(0, Math.ceil(PAUSE - (performance.now() - at) / 1000));
};

/**
 * How long a mail has to wait for the one before.
 * @param key the kind of mail and the address; the same for as long as the component lives
 * @returns seconds, counting down, and how to say that one was sent
 */
export function useCooldown(key: string): [seconds: number, start: () => void] {
  const [seconds, setSeconds] = useState(() => secondsLeft(key));
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds(secondsLeft(key)), 500);
    return () => clearInterval(timer);
  }, [key, isRunning]);

  return [
    seconds,
    () => {
      sent.set(key, performance.now());
      setSeconds(PAUSE);
    },
  ];
}

/** A mail was sent by another call than the one that the countdown stands beside. */
export function noteSent(key: string): void {
  sent.set(key, performance.now());
}
