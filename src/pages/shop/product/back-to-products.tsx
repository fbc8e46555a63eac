import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isBuildTime } from '@/lib/env';
import { paths } from '@/lib/paths';
import { previousAddress } from '@/lib/visited-addresses';

/** Back to the collection: whoever came from there finds it as it was, with its filters and at its place. */
export function BackToProducts() {
  const navigate = useNavigate();
  const [former] = useState(() => {
    const address = isBuildTime ? null : previousAddress();
    return address?.split('?')[0] === paths.products ? address : null;
  });

  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (former === null || opensElsewhere) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      to={former ?? paths.products}
      onClick={goBack}
      className="inline-flex min-h-11 items-center gap-2 rounded-control font-medium text-muted hover:text-ink hover:underline"
    >
      <ArrowLeft className="size-5" aria-hidden /> Back to Products
    </Link>
  );
}
