import { Menu } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '@/features/auth/auth-context';
import { whenIdle } from '@/lib/idle';
import { LazyCode } from '@/lib/lazy-code';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { PlainMenu } from '@/ui/plain-menu';
import { useLazyCodeState } from '@/ui/use-lazy-code';
import { infoLinks, shopLinks } from './navigation';
import { useAccountItems } from './use-account-items';

const menu = new LazyCode('the mobile menu', async () => (await import('./mobile-menu')).MobileMenu);

const LINKS = [
  { label: 'Search Clipart', to: paths.search },
  { label: 'Wishlist', to: paths.wishlist },
  { label: 'Cart', to: paths.cart },
  ...shopLinks,
  ...infoLinks,
];

/**
 * Opens the mobile menu, whose code comes with the first touch; for whoever is signed in, before the network goes. Where
 * it can't be had, a plain list leads to the same places. Below `md` it holds what the header has no room for.
 */
export function MobileMenuButton() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { status, value: MobileMenu } = useLazyCodeState(menu);
  const accountItems = useAccountItems();
  const isMember = useAuth().status === 'signed-in';
  const prepare = () => void menu.prepare();
  useEffect(() => (isMember ? whenIdle(prepare) : undefined), [isMember]);
  const close = () => setOpen(false);
  const isPlain = status === 'failed' && isOpen;

  return (
    <div className="md:hidden">
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label={isPlain ? 'Close menu' : 'Open menu'}
        aria-haspopup={isPlain ? undefined : 'dialog'}
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onClick={() => {
          setOpen(!isPlain);
          if (!isPlain) prepare();
        }}
      >
        <Menu className="size-6" aria-hidden />
      </Button>
      {status === 'here' && <MobileMenu isOpen={isOpen} onClose={close} opener={button} />}
      {isPlain && <PlainMenu opener={button} items={[...LINKS, ...accountItems]} onClose={close} />}
    </div>
  );
}
