import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import type { MenuItem, MenuProps } from './menu';

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

let menu: Promise<ComponentType<MenuProps>> | undefined;
/** Kept once loaded: further menus open without waiting. A failed load is tried again with the next opening. */
const loadMenu = () =>
  (menu ??= import('./menu').then(
    (module) => module.Menu,
    (error: unknown) => {
      menu = undefined;
      throw error;
    },
  ));

/**
 * A button with a menu whose code (Radix) comes when somebody reaches for the button. Until the first opening the button
 * is a plain one that looks and is announced the same.
 */
export function LazyMenu({ trigger, label, className, heading, items }: LazyMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);
  const prepare = () =>
    void loadMenu().catch((error: unknown) => console.error('Error loading the menu:', error));
  const [isByKeyboard, setByKeyboard] = useState(false);
  const open = (byKeyboard: boolean) => {
    setByKeyboard(byKeyboard);
    loadMenu().then(
      (component) => setMenu(() => component),
      (error: unknown) => console.error('Error loading the menu:', error),
    );
  };
  const button: ComponentProps<'button'> = { className, children: trigger, 'aria-label': label };

  if (Menu) return <Menu button={button} heading={heading} items={items} isByKeyboard={isByKeyboard} />;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => open(event.detail === 0)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open(true);
      }}
      {...button}
    />
  );
}
