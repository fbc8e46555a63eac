import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';
import { KeptCodeNotice } from '@/ui/code-missing';
import { ToastOutlet } from '@/ui/toast-outlet';
import { Footer } from './footer';
import { Header } from './header/header';
import { MailLinkOutlet } from './mail-link-outlet';
import { RouteFocus } from './route-focus';
import { ScrollPlace } from './scroll-place';
import { StorageNotice } from './storage-notice';

/** A thin bar at the top while the next page's code is on its way. */
function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div aria-hidden className="fixed inset-x-0 top-0 z-60 h-1 animate-pulse bg-accent" />;
}

/** What every page stands in. */
export function Layout() {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  return (
    <div className="flex min-h-dvh flex-col print:min-h-0">
      <a
        href="#main"
        className="sr-only z-60 rounded-control bg-ink font-semibold text-paper focus:not-sr-only focus:fixed focus:px-4! focus:py-2! focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <NavigationProgress />
      <Header />
      {/* The footer starts below the window: whatever arrives in here, it does not move before one's eyes. */}
      <main
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100dvh-9.375rem)] flex-1 outline-none print:min-h-0"
      >
        <MailLinkOutlet />
        <Outlet />
      </main>
      <Footer />
      <ToastOutlet />
      <StorageNotice />
      <KeptCodeNotice />
      <RouteFocus />
      <ScrollRestoration />
      <ScrollPlace entry={key} isReturn={isReturn} />
    </div>
  );
}
