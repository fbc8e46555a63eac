import { CodeMissing } from '@/ui/code-missing';
import { usePageMeta } from '@/ui/use-page-meta';

/** In the place of a user's things while it can't be found out who is here: nobody is told that they are not signed in. */
export function SessionUnavailable({ retry }: { retry: () => void }) {
  usePageMeta('Account not loaded', undefined, { isUnlisted: true });
  return (
    <CodeMissing title="Your account could not be loaded" retry={retry}>
      The network may be down. You are still signed in, and nothing of yours is lost.
    </CodeMissing>
  );
}
