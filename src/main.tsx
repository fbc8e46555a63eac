import '@/app/preload-font'; // before everything else
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { isBuiltPage, loadPage } from '@/app/built-page';
import { takeLink } from '@/backend/mail-link';
import { environment } from '@/lib/env';
import './index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const draw = (page: ReactNode) => createRoot(container).render(<StrictMode>{page}</StrictMode>);
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

takeLink(); // before the router reads the address
window.addEventListener('hashchange', takeLink);

if (environment.ok && isBuiltPage(container)) {
  void loadPage(window.location.pathname).then((isHere) => {
    if (isHere) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
} else if (environment.ok) createRoot(container).render(app);
else {
  const { faults } = environment;
  import('@/app/environment-fault').then(
    ({ EnvironmentFault }) => draw(<EnvironmentFault faults={faults} />),
    () => draw(faults.join(' ')),
  );
}
