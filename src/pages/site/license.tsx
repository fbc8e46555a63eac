import { Check, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { PageHeading } from '@/ui/page-heading';
import { usePageMeta } from '@/ui/use-page-meta';
import { EditedText } from './shared/edited-text';
import { RuleList } from './license/rule-list';

const CAN = [
  'Use the artwork in personal and commercial projects, as many as you like',
  'Sell physical goods that show it: shirts, mugs, stickers, cards, fabric, packaging',
  'Sell through print-on-demand services such as those behind your own shop',
  'Use it in work for clients, in books and games, on websites and in advertising',
  'Recolor, crop, combine and redraw it until it fits',
  'Download your files again whenever you need them, without limit',
];

const CANNOT = [
  'Resell, share or give away the files, whether changed or unchanged',
  'Offer the artwork as clipart, stock graphics, templates or any other digital download',
  'Claim the drawings as your own, or register them as a trademark or logo',
  'Pass your license or your account on to somebody else',
  'Use the artwork for anything unlawful, hateful or misleading',
];

export default function LicensePage() {
  usePageMeta(
    'License',
    `What the commercial license of ${brand.name} allows: sell what you make, never the files themselves.`,
  );
  return (
    <div className="page">
      <PageHeading title="License">
        Every purchase comes with a commercial license. In one sentence: sell what you make with the artwork,
        never the files themselves.
      </PageHeading>
      <EditedText page="license" />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <RuleList title="You Can" rules={CAN} icon={<Check className="text-moss" aria-hidden />} />
        <RuleList title="You Cannot" rules={CANNOT} icon={<X className="text-danger" aria-hidden />} />
      </div>
      <p className="mt-8 max-w-prose text-lg text-muted">
        All sales are final, so have a look at these lists before you buy. If your project falls between them,{' '}
        <Link to={paths.contact} className="text-ink underline underline-offset-4">
          ask us
        </Link>{' '}
        first.
      </p>
    </div>
  );
}
