import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { Link } from 'react-router-dom';
import { cn } from '@/lib/class-names';
import type { MenuItem } from './menu';

interface PlainMenuProps {
  /** The button that opened it, which stands right before. */
  opener: RefObject<HTMLElement | null>;
  heading?: ReactNode;
  items: MenuItem[];
  onClose: () => void;
}

const itemStyles = 'flex min-h-10 w-full items-center gap-2.5 rounded-control px-3 py-1.5 hover:bg-sunken';

/**
 * An open menu without the code that draws menus: a list of links and buttons. Where the code of the real one can't be
 * had, people get where they want all the same.
 */
export function PlainMenu({ opener, heading, items, onClose }: PlainMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('a, button')?.focus(), []);
  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || opener.current?.contains(target)) return;
      if (!list.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [opener, onClose]);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || opener.current?.contains(relatedTarget)) return;
    if (!currentTarget.contains(relatedTarget)) onClose();
  };
  const escape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    opener.current?.focus();
    onClose();
  };
  return (
    <div className="relative" onBlur={leave} onKeyDown={escape}>
      <div className="absolute top-6 right-0 z-50 max-h-[75dvh] min-w-44 overflow-y-auto rounded-card border-2 border-ink bg-surface p-1.5 text-ink shadow-print dark:border-edge">
        {heading && <p className="px-3 py-2 text-sm text-muted">{heading}</p>}
        <ul ref={list}>
          {items.map((item) => (
            <li key={item.label}>
              {'to' in item ? (
                <Link to={item.to} className={itemStyles} onClick={onClose}>
                  {item.icon}
                  {item.label}
                </Link>
              ) : (
                <button
                  type="button"
                  className={cn(itemStyles, 'text-left')}
                  onClick={() => {
                    item.onSelect();
                    onClose();
                  }}
                >
                  {item.icon}
                  {item.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
