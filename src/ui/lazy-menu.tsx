import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { LazyCode } from '@/lib/lazy-code';
import type { MenuItem } from './menu';
import { PlainMenu } from './plain-menu';

export type { MenuItem };

interface LazyMenuProps {
  /** The content of the button. */
  trigger: ReactNode;
  /** Names the button where its content does not. */
  label?: string;
  className?: string;
  /** A line above the items. */
  heading?: ReactNode;
  items: MenuItem[];
}

const menu = new LazyCode('the menu', async () => (await import('./menu')).Menu);

/** For menus that must open without a network: their code is here before anybody reaches for them. */
export const prepareMenus = (): Promise<void> => menu.prepare();

/**
 * A button with a menu whose code (Radix) comes when somebody reaches for the button. Until the first opening the button
 * is a plain one that looks and is announced the same. Where the code can't be had, a plain list opens; the next opening
 * tries again.
 */
export function LazyMenu({ trigger, label, className, heading, items }: LazyMenuProps) {
  const [shown, setShown] = useState<'button' | 'menu' | 'plain'>('button');
  const [isByKeyboard, setByKeyboard] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const prepare = () => void menu.prepare();
  const open = (byKeyboard: boolean) => {
    setByKeyboard(byKeyboard);
    menu.get().then(
      () => setShown('menu'),
      () => setShown('plain'),
    );
  };
  const close = () => setShown('button');
  const button: ComponentProps<'button'> = { className, children: trigger, 'aria-label': label };

  const Menu = menu.getState().value;
  if (shown === 'menu' && Menu)
    return <Menu button={button} heading={heading} items={items} isByKeyboard={isByKeyboard} />;
  const isPlain = shown === 'plain';
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup={isPlain ? undefined : 'menu'}
        aria-expanded={isPlain}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => (isPlain ? close() : open(event.detail === 0))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isPlain) return;
          event.preventDefault();
          open(true);
        }}
        {...button}
      />
      {isPlain && <PlainMenu opener={opener} heading={heading} items={items} onClose={close} />}
    </>
  );
}
