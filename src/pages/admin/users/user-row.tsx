import { memo, useId } from 'react';
import type { UserRecord } from '@/domain/user';
import { setRole } from '@/home/admin-users';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { notImplemented } from '@/ui/not-implemented';
import { toast } from '@/ui/toast-store';
import { withFailureToast } from '../shared/with-failure-toast';
import { DeleteButton } from '../shared/delete-button';
import { Cell, Row, RowHead } from '../shared/table-row';

async function toggleRole({ id, role }: UserRecord) {
  if (await withFailureToast(setRole(id, role === 'admin' ? 'user' : 'admin')))
    toast({ title: 'User role updated' });
}

/** One account. The role of one's own can't be changed: nobody locks themselves out. */
export const UserRow = memo(function UserRow({ record, isSelf }: { record: UserRecord; isSelf: boolean }) {
  const id = useId();
  return (
    <Row id={record.id}>
      <RowHead className="flex items-baseline gap-1">
        <h3 id={id} title={record.name} className="truncate text-base leading-snug font-semibold">
          {record.name || 'N/A'}
        </h3>
        {isSelf && <span className="text-sm font-normal text-muted">(you)</span>}
      </RowHead>
      <Cell place="email" title={record.email} className="truncate text-sm text-muted">
        {record.email || 'N/A'}
      </Cell>
      <Cell place="last" className="text-sm text-muted tabular-nums">
        <span className="sr-only">Joined </span>
        {formatDate(record.createdAt)}
      </Cell>
      <Cell place="more" className="flex">
        <Badge variant={record.role === 'admin' ? 'marigold' : 'secondary'}>{record.role}</Badge>
      </Cell>
      <Cell place="actions" className="gap-1">
        <Button
          variant="ghost"
          size="sm"
          className="quiet-button min-h-11!"
          aria-describedby={id}
          disabled={isSelf}
          onClick={() => void toggleRole(record)}
        >
          {record.role === 'admin' ? 'Make User' : 'Make Admin'}
        </Button>
        <DeleteButton aria-describedby={id} onClick={() => notImplemented('Banning users')}>
          Ban
        </DeleteButton>
      </Cell>
    </Row>
  );
});
