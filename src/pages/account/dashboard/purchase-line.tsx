import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderItem } from '@/domain/order';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { notImplemented } from '@/ui/not-implemented';
import { Picture } from '@/ui/picture';

interface PurchaseLineProps {
  item: OrderItem;
  /** Below the title. */
  details?: ReactNode;
  /** At the end of the line. */
  amount?: ReactNode;
}

/** Something bought: its picture, the way to its page, its download. */
export function PurchaseLine({ item, details, amount }: PurchaseLineProps) {
  const title = item.title || 'Untitled';
  return (
    <li data-row={item.id} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2">
      <Picture
        src={item.image}
        alt=""
        className="rounded-control border-2 border-ink dark:border-line print:hidden"
      />
      <span className="min-w-0">
        <Link
          to={paths.product(item.id)}
          className="inline-block min-h-6 font-semibold underline-offset-2 wrap-anywhere hover:underline"
        >
          {title}
        </Link>
        {details && <span className="block text-sm text-muted tabular-nums">{details}</span>}
      </span>
      <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        {amount && <span className="font-semibold tabular-nums">{amount}</span>}
        <Button
          variant="secondary"
          size="sm"
          className="print:hidden"
          aria-label={`Download ${title}`}
          onClick={() => notImplemented('Download')}
        >
          <Download className="size-4" aria-hidden /> <span className="max-sm:sr-only">Download</span>
        </Button>
      </span>
    </li>
  );
}
