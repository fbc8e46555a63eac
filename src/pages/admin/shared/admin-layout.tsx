import { Suspense, useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { cn } from '@/lib/class-names';
import { Spinner } from '@/ui/spinner';
import { adminScreens } from './navigation';
import './admin.css';

/** Says in the row itself at which edges there is more of it: the style sheet lets it fade out there. */
function markEdges(row: HTMLElement): void {
  row.toggleAttribute('data-more-before', row.scrollLeft > 1);
  row.toggleAttribute('data-more-after', row.scrollLeft + row.clientWidth < row.scrollWidth - 1);
}

/** Beside the content on wide screens; above it, scrolling sideways, on small ones. */
function AdminNavigation() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);

  // The screen that is open may stand beyond the edge. `scrollIntoView` would move the page as well.
  useEffect(() => {
    const element = list.current;
    const current = element?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!element || !current) return;
    let width = -1;
    const arrange = () => {
      if (element.clientWidth === width) return; // a telephone's address bar has come or gone
      width = element.clientWidth;
      element.scrollLeft = current.offsetLeft - (element.clientWidth - current.offsetWidth) / 2;
      markEdges(element);
    };
    arrange();
    window.addEventListener('resize', arrange);
    return () => window.removeEventListener('resize', arrange);
  }, [pathname]);

  return (
    <nav aria-label="Admin" className="min-w-0 pt-4 lg:sticky lg:top-17 lg:self-start lg:pt-6">
      <ul
        ref={list}
        onScroll={({ currentTarget }) => markEdges(currentTarget)}
        className="admin-links relative -mx-4 flex gap-1.5 overflow-x-auto px-4 py-1.5 sm:-mx-6 sm:px-6 lg:mx-0 lg:grid lg:overflow-visible lg:p-0"
      >
        {adminScreens.map(({ label, to, Icon }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                cn(
                  'flex min-h-11 items-center gap-2.5 rounded-control border-2 px-3 font-medium whitespace-nowrap',
                  isActive
                    ? 'border-ink bg-marigold text-on-marigold dark:border-transparent'
                    : 'border-transparent hover:bg-sunken',
                )
              }
            >
              <Icon className="size-5 shrink-0" aria-hidden />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A screen whose code came after the navigation: the focus waits on `main` and goes on to the heading now. */
function HeadingFocus() {
  useEffect(() => {
    const main = document.querySelector('main');
    if (document.activeElement === main)
      main?.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }, []);
  return null;
}

/** The frame of the admin screens. It brings the page's width and margins: a screen starts with its PageHeading. */
export default function AdminLayout() {
  const { pathname } = useLocation();
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <AdminNavigation />
      <div className="min-w-0">
        <Suspense key={pathname} fallback={<Spinner label="Loading…" />}>
          <Outlet />
          <HeadingFocus />
        </Suspense>
      </div>
    </div>
  );
}
