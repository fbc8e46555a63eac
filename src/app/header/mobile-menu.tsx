import * as Dialog from '@radix-ui/react-dialog';
import { Heart, Search, ShoppingCart, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '@/features/auth/auth-context';
import { useCart } from '@/features/cart/cart-context';
import { useWishlist } from '@/features/wishlist/wishlist-context';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { MobileAccount } from './mobile-account';
import { infoLinks, type NavigationLink, shopLinks } from './navigation';

export interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
  /** What opened the menu and gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

/** Tailwind's `md`: from here on the header shows everything itself. */
const WIDE = '(min-width: 48rem)';

function Links({ links, onFollow }: { links: NavigationLink[]; onFollow: () => void }) {
  return (
    <ul className="grid">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link
            to={to}
            onClick={onFollow}
            className="flex min-h-11 items-center rounded-control px-3 text-lg font-medium hover:bg-sunken"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function IconLink({
  to,
  icon,
  children,
  onFollow,
}: {
  to: string;
  icon: ReactNode;
  children: ReactNode;
  onFollow: () => void;
}) {
  return (
    <ButtonLink to={to} variant="secondary" className="justify-start!" onClick={onFollow}>
      {icon}
      {children}
    </ButtonLink>
  );
}

/** The menu of small screens: closes on navigation, on Escape and when the window widens. */
export function MobileMenu({ isOpen, onClose, opener }: MobileMenuProps) {
  const { user } = useAuth();
  const cart = useCart();
  const wishlist = useWishlist();
  const { key } = useLocation();

  const openedAt = useRef(key);
  useEffect(() => {
    if (!isOpen) openedAt.current = key;
    else if (openedAt.current !== key) onClose();
  }, [isOpen, key, onClose]);

  useEffect(() => {
    const query = window.matchMedia(WIDE);
    query.addEventListener('change', onClose);
    return () => query.removeEventListener('change', onClose);
  }, [onClose]);

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-ink/50 dark:bg-black/60" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // after a navigation the focus is already where the new page wants it
            if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
          }}
          className="fixed inset-y-0 right-0 z-50 flex w-80 max-w-[88vw] flex-col gap-4 overflow-y-auto overscroll-contain border-l-2 border-ink bg-paper p-4 text-ink dark:border-line"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="px-3 text-heading font-bold">Menu</Dialog.Title>
            <Dialog.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Close menu">
                <X className="size-6" aria-hidden />
              </Button>
            </Dialog.Close>
          </div>
          <div className="grid gap-2">
            <IconLink to={paths.search} onFollow={onClose} icon={<Search className="size-5" aria-hidden />}>
              Search Clipart
            </IconLink>
            <IconLink to={paths.wishlist} onFollow={onClose} icon={<Heart className="size-5" aria-hidden />}>
              Wishlist ({user ? wishlist.items.length : 0})
            </IconLink>
            <IconLink
              to={paths.cart}
              onFollow={onClose}
              icon={<ShoppingCart className="size-5" aria-hidden />}
            >
              Cart ({user ? cart.count : 0})
            </IconLink>
          </div>
          <nav aria-label="Mobile" className="grid gap-3 border-t-2 border-dashed border-line pt-4">
            <Links links={shopLinks} onFollow={onClose} />
            <Links links={infoLinks} onFollow={onClose} />
          </nav>
          <MobileAccount onFollow={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
