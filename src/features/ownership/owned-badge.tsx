import { Check } from 'lucide-react';
import { Badge } from '@/ui/badge';
import { useOwns } from './use-owns';

/** Says that the signed-in user has bought a product before; nothing otherwise. Buying it again stays possible. */
export function OwnedBadge({ productId }: { productId: string }) {
  if (!useOwns(productId)) return null;
  return (
    <Badge variant="marigold">
      <Check className="size-3.5" aria-hidden /> You own this
    </Badge>
  );
}
