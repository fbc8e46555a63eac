import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** A mail is on its way: where to, and what to do with it. */
export function MailSent({ children }: { children: ReactNode }) {
  return (
    <div className="stitch grid gap-3 rounded-patch bg-sunken p-5">
      <MailCheck className="size-9 text-accent" aria-hidden />
      {children}
    </div>
  );
}
