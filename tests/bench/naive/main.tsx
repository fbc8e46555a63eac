// The store as one would write it first: everything in one bundle, all rows before the first card, every card mounted,
// every keystroke filters and sorts from scratch. What it is made of is the store's own: header, footer, cards.
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Layout } from '@/app/layout';
import { Providers } from '@/app/providers';
import '@/index.css';
import { NaiveProducts } from './products';

const pages = import.meta.glob('../../../src/pages/**/*.tsx', { eager: true });

const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [{ path: '*', element: <NaiveProducts pages={Object.keys(pages).length} /> }],
  },
]);
const container = document.getElementById('root');
if (container)
  createRoot(container).render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
