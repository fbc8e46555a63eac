import { memo, useId } from 'react';
import type { UserRecord } from '@/domain/user';
import { setRole } from '@/home/admin-users';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { notImplemented } from '@/ui/not-implemented';
import { toast } from '@/ui/toast-store';
import { attempt } from '../shared/attempt';

async function toggleRole({ id, role }: UserRecord) {
  if (await attempt(setRole(id, role === 'admin' ? 'user' : 'admin'))) toast({ title: 'User role updated' });
}

/** One account. The role of one's own can't be changed: nobody locks themselves out. */
export const UserRow = memo(function UserRow({ record, isSelf }: { record: UserRecord; isSelf: boolean }) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-2">
          <h3 id={id} className="min-w-0 font-semibold break-words">
            {record.name || 'N/A'}
          </h3>
          <Badge variant={record.role === 'admin' ? 'marigold' : 'secondary'} className="shrink-0">
            {record.role}
          </Badge>
          {isSelf && <span className="text-sm text-muted">(you)</span>}
        </div>
        <p className="break-words text-muted">{record.email || 'N/A'}</p>
        <p className="text-sm text-muted">Joined {formatDate(record.createdAt)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11!"
          aria-describedby={id}
          disabled={isSelf}
          onClick={() => void toggleRole(record)}
        >
          {record.role === 'admin' ? 'Make User' : 'Make Admin'}
        </Button>
        <Button
          variant="danger"
          size="sm"
          className="min-h-11!"
          aria-describedby={id}
          onClick={() => notImplemented('Banning users')}
        >
          Ban
        </Button>
      </div>
    </div>
  );
});
