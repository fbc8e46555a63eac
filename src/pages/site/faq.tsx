import { Link } from 'react-router-dom';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { Accordion } from '@/ui/accordion';
import { PageHeading } from '@/ui/page-heading';
import { usePageMeta } from '@/ui/use-page-meta';
import { EditedText } from './shared/edited-text';
import { QUESTIONS } from './faq/questions';

export default function FaqPage() {
  usePageMeta(
    'FAQ',
    `Formats, downloads, license, refunds: what people ask before they buy clipart from ${brand.name}.`,
  );
  return (
    <div className="page max-w-4xl">
      <PageHeading title="Frequently Asked Questions">
        The six things people ask before their first download.
      </PageHeading>
      <EditedText page="faq" />
      <Accordion items={QUESTIONS} />
      <p className="mt-8 text-lg">
        Something else on your mind?{' '}
        <Link to={paths.contact} className="font-semibold text-accent underline underline-offset-4">
          Write to us
        </Link>
        .
      </p>
    </div>
  );
}
