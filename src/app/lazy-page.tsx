import { type ComponentType, createElement } from 'react';
import type { LazyCode } from '@/lib/lazy-code';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button-link';
import { CodeMissing } from '@/ui/code-missing';
import { Spinner } from '@/ui/spinner';
import { useLazyCode } from '@/ui/use-lazy-code';
import { usePageMeta } from '@/ui/use-page-meta';

export interface PageModule {
  default: ComponentType;
}

/** What a page's module shows. */
export const pageOf = (module: PageModule): ComponentType => module.default;

function PageMissing({ retry }: { retry: () => void }) {
  usePageMeta('Page not loaded', undefined, { isUnlisted: true });
  return (
    <CodeMissing
      title="This page could not be loaded"
      retry={retry}
      action={
        <ButtonLink to={paths.home} variant="secondary">
          Go Home
        </ButtonLink>
      }
    >
      The network may be down. It is tried again as soon as you are back online.
    </CodeMissing>
  );
}

/** Code that comes when it is first drawn: a spinner until then, and a way out where it can't be had. */
export function lazyPage<T>(code: LazyCode<T>, componentOf: (code: T) => ComponentType): ComponentType {
  const retry = () => void code.prepare();
  return function LazyPage() {
    const { status, value } = useLazyCode(code);
    if (status === 'failed') return <PageMissing retry={retry} />;
    return status === 'here' ? (
      createElement(componentOf(value))
    ) : (
      <Spinner label="Loading…" className="min-h-[70dvh]" />
    );
  };
}
