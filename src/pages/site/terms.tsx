import { brand } from '@/lib/brand';
import { usePageMeta } from '@/ui/use-page-meta';
import { LegalPage } from './legal/legal-page';
import { TERMS } from './legal/terms-sections';

export default function TermsPage() {
  usePageMeta('Terms of Service', `The terms under which ${brand.name} sells its clipart, in five sections.`);
  return <LegalPage title="Terms of Service" intro="Last updated: August 1, 2025" sections={TERMS} />;
}
