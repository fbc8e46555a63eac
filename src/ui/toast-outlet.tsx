import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/idle';
import { currentToast, subscribeToToasts } from './toast-store';

const Toaster = lazy(() => import('./toaster'));

/** Where notices appear. Their code comes with the first notice, or when the page is idle. */
export function ToastOutlet() {
  const [isNeeded, setNeeded] = useState(() => currentToast() !== null);
  useEffect(() => {
    if (isNeeded) return;
    const need = () => setNeeded(true);
    const cancel = whenIdle(need);
    const unsubscribe = subscribeToToasts(need);
    return () => {
      cancel();
      unsubscribe();
    };
  }, [isNeeded]);
  return isNeeded ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
