import { ChevronDown, Heart, ShoppingCart } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { useAuth } from '@/features/auth/auth-context';
import { useCart } from '@/features/cart/cart-context';
import { useWishlist } from '@/features/wishlist/wishlist-context';
import { cn } from '@/lib/class-names';
import { paths } from '@/lib/paths';
import { useAsBuilt } from '@/lib/use-as-built';
import { ButtonLink } from '@/ui/button-link';
import { LazyMenu } from '@/ui/lazy-menu';
import { AccountMenu, accountMenuPlace } from './account-menu';
import { CountLink } from './count-link';
import { HeaderSearch } from './header-search';
import { Logo } from './logo';
import { MobileMenuButton } from './mobile-menu-button';
import { infoLinks, shopLinks } from './navigation';
import { ThemeToggle } from './theme-toggle';

const navLink =
  'rounded-control px-1.5 py-2 text-sm font-medium whitespace-nowrap hover:bg-sunken xl:px-2.5 xl:text-base';

/** The header of every page. */
export function Header() {
  const { user, status } = useAuth();
  const cart = useCart();
  const wishlist = useWishlist();
  const asBuilt = useAsBuilt(); // the account's place and the way in: a style shows one of the two

  return (
    <header className="sticky top-0 z-40 border-b-2 border-ink bg-paper dark:border-line">
      <div className="page flex h-17 items-center gap-0.5 sm:gap-1 lg:gap-2">
        <Logo />
        <nav aria-label="Main" className="ml-1 hidden items-center md:flex lg:ml-2 xl:ml-4 xl:gap-1">
          {shopLinks.map(({ label, to }) => (
            <NavLink
              key={to}
              to={to}
              end
              className={({ isActive }) =>
                cn(navLink, isActive && 'underline decoration-accent decoration-[3px] underline-offset-8')
              }
            >
              {label}
            </NavLink>
          ))}
          <LazyMenu
            className={cn(navLink, 'inline-flex items-center gap-1')}
            trigger={
              <>
                Info <ChevronDown className="size-4" aria-hidden />
              </>
            }
            items={infoLinks}
          />
        </nav>
        <HeaderSearch />
        <div className="flex items-center xl:gap-1">
          <CountLink
            to={paths.wishlist}
            label="Wishlist"
            count={user ? wishlist.items.length : 0}
            icon={<Heart className="size-5" aria-hidden />}
          />
          <CountLink
            to={paths.cart}
            label="Cart"
            count={user ? cart.count : 0}
            icon={<ShoppingCart className="size-5" aria-hidden />}
          />
          <ThemeToggle />
          <div className="ml-1 hidden items-center gap-1 whitespace-nowrap md:flex lg:gap-2">
            {(status === 'signed-in' || status === 'failed') && <AccountMenu />}
            {status === 'loading' && (
              <div className={asBuilt ? 'for-members' : undefined}>{accountMenuPlace}</div>
            )}
            {(status === 'signed-out' || asBuilt) && (
              <div className={cn('flex items-center gap-1 lg:gap-2', asBuilt && 'for-visitors')}>
                <ButtonLink to={paths.login} variant="ghost" className="px-2! lg:px-4!">
                  Login
                </ButtonLink>
                <ButtonLink to={paths.register} className="px-3! lg:px-4!">
                  Sign Up
                </ButtonLink>
              </div>
            )}
          </div>
          <MobileMenuButton />
        </div>
      </div>
    </header>
  );
}
