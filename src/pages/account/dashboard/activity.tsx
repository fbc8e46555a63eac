import { Badge } from '@/ui/badge';
import { DefinitionRow } from '@/ui/definition-row';
import { Panel } from '@/ui/panel';

export function Activity({
  downloadsThisMonth,
  wishlistItems,
}: {
  downloadsThisMonth: number;
  wishlistItems: number;
}) {
  return (
    <Panel title="Your Activity">
      <dl className="divide-y-2 divide-dashed divide-line">
        <DefinitionRow label="Downloads this month">{downloadsThisMonth}</DefinitionRow>
        <DefinitionRow label="Wishlist items">{wishlistItems}</DefinitionRow>
        <DefinitionRow label="Account status">
          <Badge variant="marigold">Active</Badge>
        </DefinitionRow>
      </dl>
    </Panel>
  );
}
