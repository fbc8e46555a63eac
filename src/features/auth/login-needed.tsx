import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';

/** What a visitor sees where a user's things would be. */
export function LoginNeeded({ title = 'Please Log In', children }: { title?: string; children: ReactNode }) {
  return (
    <div className="page py-6">
      <EmptyState
        level={1}
        title={title}
        picture="locked"
        action={<ButtonLink to={paths.login}>Login</ButtonLink>}
      >
        {children}
      </EmptyState>
    </div>
  );
}
