import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/idle';
import { LazyCode } from '@/lib/lazy-code';
import { useObservable } from '@/lib/use-observable';
import { PlainNotice } from './plain-notice';
import { visibleToast } from './toast-store';
import { useLazyCode } from './use-lazy-code';

const toaster = new LazyCode('the notices', async () => (await import('./toaster')).default);

/** The notices, plain ones where their code can't be had. */
function Notices() {
  const { status, value: Toaster } = useLazyCode(toaster);
  const entry = useObservable(visibleToast);
  if (status === 'here') return <Toaster />;
  return status === 'failed' && <PlainNotice entry={entry} />;
}

/** Where notices appear. Their code comes with the first notice, or when the page is idle. */
export function ToastOutlet() {
  const [isNeeded, setNeeded] = useState(() => visibleToast.get() !== null);
  useEffect(() => {
    if (isNeeded) return;
    const need = () => setNeeded(true);
    const cancel = whenIdle(need);
    const unsubscribe = visibleToast.subscribe(need);
    return () => {
      cancel();
      unsubscribe();
    };
  }, [isNeeded]);
  return isNeeded ? <Notices /> : null;
}
