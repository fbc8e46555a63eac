import type { User } from '@/domain/user';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/button';
import { DefinitionRow } from '@/ui/definition-row';
import { notImplemented } from '@/ui/not-implemented';
import { Panel } from '@/ui/panel';

export function AccountInfo({ user }: { user: User }) {
  return (
    <Panel title="Account Info">
      <dl className="divide-y-2 divide-dashed divide-line">
        <DefinitionRow label="Name">{user.name || 'N/A'}</DefinitionRow>
        <DefinitionRow label="Email">{user.email}</DefinitionRow>
        <DefinitionRow label="Member since">{formatDate(user.created_at)}</DefinitionRow>
      </dl>
      <Button variant="secondary" className="mt-4 w-full" onClick={() => notImplemented('Update Profile')}>
        Update Profile
      </Button>
    </Panel>
  );
}
