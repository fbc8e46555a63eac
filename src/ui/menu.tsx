import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, type FocusEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';

export type MenuItem = { label: string; icon?: ReactNode } & ({ to: string } | { onSelect: () => void });

export interface MenuProps {
  button: ComponentProps<'button'>;
  heading?: ReactNode;
  items: MenuItem[];
  /** True when it was opened by a key: the first item then has the focus, as the menu pattern wants it. */
  isByKeyboard: boolean;
}

const itemStyles =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-3 py-1.5 outline-none select-none ' +
  'data-highlighted:bg-marigold data-highlighted:text-on-marigold';

/** An open dropdown menu; closed again, its button opens it anew. */
export function Menu({ button, heading, items, isByKeyboard }: MenuProps) {
  const startsAtFirst = useRef(isByKeyboard);

  /** Radix was not there yet when the key was pressed, so the first time it focuses the menu as a whole. */
  const enter = (event: FocusEvent<HTMLElement>) => {
    if (!startsAtFirst.current || event.target !== event.currentTarget) return;
    startsAtFirst.current = false;
    event.currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  };

  return (
    <Dropdown.Root defaultOpen modal={false}>
      <Dropdown.Trigger type="button" {...button} />
      {/* no portal: what is open belongs to the landmark of its button */}
      <Dropdown.Content
        align="end"
        sideOffset={8}
        collisionPadding={8}
        onFocus={enter}
        className="z-50 min-w-44 rounded-card border-2 border-ink bg-surface p-1.5 text-ink shadow-print dark:border-edge"
      >
        {heading && <Dropdown.Label className="px-3 py-2 text-sm text-muted">{heading}</Dropdown.Label>}
        {items.map((item) =>
          'to' in item ? (
            <Dropdown.Item key={item.label} asChild>
              <Link to={item.to} className={itemStyles}>
                {item.icon}
                {item.label}
              </Link>
            </Dropdown.Item>
          ) : (
            <Dropdown.Item key={item.label} className={itemStyles} onSelect={item.onSelect}>
              {item.icon}
              {item.label}
            </Dropdown.Item>
          ),
        )}
      </Dropdown.Content>
    </Dropdown.Root>
  );
}
