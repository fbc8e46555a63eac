import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { SessionUnavailable } from './session-unavailable';
import { useAuth } from './auth-context';

/** What a visitor sees where a user's things would be; and whoever may be a user, but can't be looked up. */
export function LoginNeeded({ title = 'Please Log In', children }: { title?: string; children: ReactNode }) {
  const { status, retry } = useAuth();
  if (status === 'failed') return <SessionUnavailable retry={retry} />;
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
