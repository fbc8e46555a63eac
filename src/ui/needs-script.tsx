import type { ReactNode } from 'react';

/** Says, in a page that was built ahead, what there is only with a script; nothing where one runs. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript className="col-span-full basis-full">
      <p className="my-3 border-l-4 border-marigold pl-3">{children}</p>
    </noscript>
  );
}
