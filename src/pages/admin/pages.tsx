import { PageHeading } from '@/ui/page-heading';
import { usePageMeta } from '@/ui/use-page-meta';
import { useUnsavedGuard } from '@/ui/use-unsaved-guard';
import { PageEditor } from './pages/page-editor';
import { usePageDraft } from './pages/use-page-draft';

export default function PagesPage() {
  usePageMeta('Manage Pages');
  const about = usePageDraft('about');
  const faq = usePageDraft('faq');
  const license = usePageDraft('license');
  useUnsavedGuard(about.isUnsaved || faq.isUnsaved || license.isUnsaved);

  return (
    <>
      <PageHeading title="Manage Pages" isSlim>
        Your own words for three pages. Each text stands above the page&apos;s fixed content, as plain text.
      </PageHeading>
      <div className="grid gap-6">
        <PageEditor title="About Us" draft={about} />
        <PageEditor title="FAQ" draft={faq} />
        <PageEditor title="License Info" draft={license} />
      </div>
    </>
  );
}
