import { useEffect } from 'react';
import { isBuildTime } from '@/lib/env';
import { noteHead } from './page-head';

/** Puts what the page is about into its head as JSON-LD, for as long as it is shown. It is data: nothing of it runs. */
export function useStructuredData(data: Record<string, unknown>): void {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`); // no text can end the element early
  if (isBuildTime) noteHead({ data: json });
  useEffect(() => {
    document.head.querySelector('script[data-built]')?.remove(); // it stands for the page as it was built
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = json;
    document.head.append(script);
    return () => script.remove();
  }, [json]);
}
