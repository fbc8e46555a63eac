import { memo, useId } from 'react';
import type { UserRecord } from '@/domain/user';
import { setRole } from '@/home/admin-users';
import { cn } from '@/lib/class-names';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { notImplemented } from '@/ui/not-implemented';
import { toast } from '@/ui/toast-store';
import { attempt } from '../shared/attempt';
import { DeleteButton } from '../shared/delete-button';
import { USER_GRID } from './columns';

async function toggleRole({ id, role }: UserRecord) {
  if (await attempt(setRole(id, role === 'admin' ? 'user' : 'admin'))) toast({ title: 'User role updated' });
}

/** One account. The role of one's own can't be changed: nobody locks themselves out. */
export const UserRow = memo(function UserRow({ record, isSelf }: { record: UserRecord; isSelf: boolean }) {
  const id = useId();
  return (
    <tr
      role="row"
      data-row={record.id}
      className={cn(
        'grid min-h-13 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 pl-3 pr-1 max-xl:pt-1.5 xl:px-3',
        USER_GRID,
      )}
    >
      <th role="rowheader" scope="row" className="min-w-0 text-left">
        <h3 id={id} className="inline text-base leading-snug font-semibold wrap-anywhere">
          {record.name || 'N/A'}
        </h3>
        {isSelf && <span className="text-sm font-normal text-muted"> (you)</span>}
      </th>
      <td
        role="cell"
        className="text-sm text-muted wrap-anywhere max-xl:row-start-2 xl:text-base max-[23rem]:col-span-3"
      >
        {record.email || 'N/A'}
      </td>
      <td
        role="cell"
        className="text-sm text-muted tabular-nums max-xl:col-start-3 max-xl:row-start-1 max-xl:pr-2"
      >
        <span className="sr-only">Joined </span>
        {formatDate(record.createdAt)}
      </td>
      <td role="cell" className="flex max-xl:col-start-2 max-xl:row-start-1">
        <Badge variant={record.role === 'admin' ? 'marigold' : 'secondary'}>{record.role}</Badge>
      </td>
      <td
        role="cell"
        className="flex justify-end gap-1 max-xl:col-span-2 max-xl:col-start-2 max-xl:row-start-2 max-[23rem]:row-start-3!"
      >
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11! disabled:border-transparent! disabled:bg-transparent!"
          aria-describedby={id}
          disabled={isSelf}
          onClick={() => void toggleRole(record)}
        >
          {record.role === 'admin' ? 'Make User' : 'Make Admin'}
        </Button>
        <DeleteButton aria-describedby={id} onClick={() => notImplemented('Banning users')}>
          Ban
        </DeleteButton>
      </td>
    </tr>
  );
});
