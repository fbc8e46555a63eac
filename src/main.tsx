import '@/app/preload-font'; // before everything else
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { isBuiltPage, loadPage } from '@/app/built-page';
import { takeLink } from '@/backend/mail-link';
import { nameFirstEntry } from '@/lib/entry-key';
import { environment } from '@/lib/env';
import './index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const draw = (page: ReactNode) => createRoot(container).render(<StrictMode>{page}</StrictMode>);

// before the router reads the address
takeLink();
nameFirstEntry();
window.addEventListener('hashchange', takeLink);

/** Shows the store: in the page that was built for this address, or in an empty one. */
async function start(root: Element, isBuilt: boolean) {
  const { pathname } = window.location;
  // what is at hand may fail to load, or be left meanwhile
  if (!isBuilt || !(await loadPage(pathname)) || window.location.pathname !== pathname) {
    draw(<App />);
    return;
  }
  hydrateRoot(
    root,
    <StrictMode>
      <App isBuilt />
    </StrictMode>,
  );
}

const isBuilt = isBuiltPage(container);
if (environment.ok) void start(container, isBuilt);
else {
  const { faults } = environment;
  import('@/app/environment-fault').then(
    ({ EnvironmentFault }) => draw(<EnvironmentFault faults={faults} />),
    () => draw(faults.join(' ')),
  );
}
