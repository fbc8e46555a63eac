import { Search } from 'lucide-react';
import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { SEARCH_LENGTH } from '@/domain/browsing';
import { cn } from '@/lib/class-names';
import { paths, searchFor } from '@/lib/paths';
import { FOR_TYPING } from '../route-focus';

/** Tailwind's `lg`: from here on there is room for a field. */
const WIDE = '(min-width: 64rem)';

const field = 'lg:h-11 lg:min-w-0 lg:flex-1 lg:gap-2 lg:border-edge lg:bg-surface lg:px-3';

/**
 * The way to the search: an icon, and on wide screens a place to type in. Pressed, it turns into the field that it looks
 * like; as long as nobody searches here, the page has no second search box.
 */
export function HeaderSearch() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const open = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || !window.matchMedia(WIDE).matches) return;
    event.preventDefault();
    setOpen(true);
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    setOpen(false);
    void navigate(text === '' ? paths.search : searchFor(text));
  };

  if (isOpen)
    return (
      <form
        role="search"
        aria-label="Whole store"
        onSubmit={search}
        className={cn('ml-auto flex items-center rounded-control border-2 lg:border-ink', field)}
      >
        <Search className="size-4 shrink-0" aria-hidden />
        <input
          ref={input}
          autoFocus
          type="search"
          name="query"
          aria-label="Search the store"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_LENGTH}
          className="w-full min-w-0 bg-transparent outline-none"
          onBlur={() => setOpen(false)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        />
      </form>
    );
  return (
    <Link
      to={paths.search}
      state={FOR_TYPING}
      aria-label="Search"
      onClick={open}
      className={cn(
        'ml-auto flex size-11 shrink-0 items-center justify-center rounded-control border-2 border-transparent hover:bg-sunken active:bg-line',
        'lg:w-auto lg:justify-start lg:text-muted lg:hover:border-ink lg:hover:bg-surface lg:hover:text-ink',
        field,
      )}
    >
      <Search className="size-5 shrink-0 lg:size-4" aria-hidden />
      <span aria-hidden className="hidden truncate lg:block">
        Search
      </span>
    </Link>
  );
}
