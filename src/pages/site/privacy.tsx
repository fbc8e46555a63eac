import { brand } from '@/lib/brand';
import { usePageMeta } from '@/ui/use-page-meta';
import { LegalPage } from './legal/legal-page';
import { PRIVACY } from './legal/privacy-sections';

export default function PrivacyPage() {
  usePageMeta(
    'Privacy Policy',
    `What ${brand.name} knows about you, where it is kept, and how to have it removed.`,
  );
  return (
    <LegalPage
      title="Privacy Policy"
      intro="What we know about you, where it is kept, and how to have it removed."
      sections={PRIVACY}
    />
  );
}
