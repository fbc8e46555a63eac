import { useMailLink } from '@/features/auth/use-mail-link';
import { LazyCode } from '@/lib/lazy-code';
import { useLazyCode } from '@/ui/use-lazy-code';

const notice = new LazyCode(
  'the notice of a link',
  async () => (await import('./mail-link-notice')).MailLinkNotice,
);

function LateNotice() {
  const { status, value: MailLinkNotice } = useLazyCode(notice);
  if (status === 'here') return <MailLinkNotice />;
  return status === 'failed' && <p role="alert">The link in your mail could not be followed.</p>;
}

/** Deals with the link of a mail that led here; nothing, and no code, on all other visits. */
export function MailLinkOutlet() {
  return useMailLink() && <LateNotice />;
}
