import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { EnvironmentFault } from '@/app/environment-fault';
import { environment } from '@/lib/env';
import './index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

root.render(
  <StrictMode>{environment.ok ? <App /> : <EnvironmentFault faults={environment.faults} />}</StrictMode>,
);
