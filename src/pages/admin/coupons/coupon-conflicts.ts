import type { ToastOptions } from '@/ui/toast-store';

const refusal = (description: string): ToastOptions => ({
  title: 'Error',
  description,
  variant: 'destructive',
});

/** What the later one of two admins is told. */
export const COUPON_CONFLICTS = {
  missing: refusal('This coupon was deleted in the meantime.'),
  changed: refusal(
    'Another admin has changed this coupon in the meantime. Nothing was saved: look at it again first.',
  ),
};
