import { LogOut } from 'lucide-react';
import { useAuth } from '@/features/auth/auth-context';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { useAccountItems } from './use-account-items';

/** The end of the mobile menu: the user's pages, or the ways in; neither while it is not known which. */
export function MobileAccount({ onFollow }: { onFollow: () => void }) {
  const { user } = useAuth();
  const items = useAccountItems();
  return (
    <div className="mt-auto grid gap-2 border-t-2 border-dashed border-line pt-4">
      {user && <p className="truncate px-3 text-sm text-muted">{user.email}</p>}
      {items.map((item) =>
        'to' in item ? (
          <ButtonLink
            key={item.label}
            to={item.to}
            variant={item.to === paths.register ? 'primary' : 'secondary'}
            onClick={onFollow}
          >
            {item.label}
          </ButtonLink>
        ) : (
          <Button
            key={item.label}
            variant="ghost"
            onClick={() => {
              onFollow();
              item.onSelect();
            }}
          >
            {item.label === 'Logout' && <LogOut className="size-5" aria-hidden />} {item.label}
          </Button>
        ),
      )}
    </div>
  );
}
