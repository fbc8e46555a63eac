import { useEffect, useState } from 'react';

/** Milliseconds. */
const TICK = 30_000;

/** The time, renewed while the page stands open: what expires meanwhile is shown as expired. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
