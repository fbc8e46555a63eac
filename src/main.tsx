import '@/app/preload-font'; // before everything else
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { takeLink } from '@/backend/mail-link';
import { environment } from '@/lib/env';
import './index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
const show = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>);

takeLink(); // before the router reads the address
window.addEventListener('hashchange', takeLink);

if (environment.ok) show(<App />);
else {
  const { faults } = environment;
  import('@/app/environment-fault').then(
    ({ EnvironmentFault }) => show(<EnvironmentFault faults={faults} />),
    () => show(faults.join(' ')),
  );
}
