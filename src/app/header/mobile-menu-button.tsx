import { Menu } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import type { MobileMenuProps } from './mobile-menu';

const loadMenu = () => import('./mobile-menu');

/** Opens the mobile menu, whose code comes with the first touch. Below `md` it holds what the header has no room for. */
export function MobileMenuButton() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [MobileMenu, setMobileMenu] = useState<ComponentType<MobileMenuProps> | null>(null);
  const prepare = () =>
    loadMenu().then(
      (module) => setMobileMenu(() => module.MobileMenu),
      (error: unknown) => {
        console.error('Error loading the menu:', error);
        setOpen(false);
      },
    );

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        className="md:hidden"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void prepare()}
        onClick={() => {
          setOpen(true);
          void prepare();
        }}
      >
        <Menu className="size-6" aria-hidden />
      </Button>
      {MobileMenu && <MobileMenu isOpen={isOpen} onClose={() => setOpen(false)} opener={button} />}
    </>
  );
}
