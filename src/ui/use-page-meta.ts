import { useEffect } from 'react';
import { brand } from '@/lib/brand';

/** Sets the document's title, and its description where one is given. */
export function usePageMeta(title: string, description?: string): void {
  useEffect(() => {
    document.title = `${title} – ${brand.name}`;
  }, [title]);
  useEffect(() => {
    if (description === undefined) return;
    const meta = document.querySelector('meta[name="description"]');
    const former = meta?.getAttribute('content') ?? '';
    meta?.setAttribute('content', description);
    return () => meta?.setAttribute('content', former);
  }, [description]);
}
