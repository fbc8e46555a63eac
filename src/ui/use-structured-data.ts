import { useEffect } from 'react';
import { isBuildTime } from '@/lib/env';
import { jsonLd, noteHead } from './page-head';

/** Puts what the page is about into its head as JSON-LD, for as long as it is shown. It is data: nothing of it runs. */
export function useStructuredData(data: Record<string, unknown>): void {
  const json = jsonLd(data);
  if (isBuildTime) noteHead({ data: json });
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = json;
    document.head.append(script);
    return () => script.remove();
  }, [json]);
}
