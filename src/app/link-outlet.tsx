import { useMailLink } from '@/features/auth/use-mail-link';
import { Late } from '@/lib/late';
import { useLate } from '@/ui/use-late';

const notice = new Late('the notice of a link', async () => (await import('./link-notice')).LinkNotice);

function LateNotice() {
  const { status, value: LinkNotice } = useLate(notice);
  if (status === 'here') return <LinkNotice />;
  return status === 'failed' && <p role="alert">The link in your mail could not be followed.</p>;
}

/** Deals with the link of a mail that led here; nothing, and no code, on all other visits. */
export function LinkOutlet() {
  return useMailLink() && <LateNotice />;
}
