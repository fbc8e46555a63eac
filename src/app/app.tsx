import { useEffect, useLayoutEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { noteEarlyInput, repeatEarlyInput } from './early-input';
import { Providers } from './providers';
import { routes } from './routes';

interface AppProps {
  /** The page is there, built for this address: it is taken over as it is, scrolled to wherever somebody reads. */
  isBuilt?: boolean;
}

export function App({ isBuilt = false }: AppProps) {
  const [router] = useState(() => createBrowserRouter(routes, isBuilt ? { hydrationData: {} } : {}));
  useLayoutEffect(noteEarlyInput, []);
  useEffect(() => {
    const timer = setTimeout(repeatEarlyInput); // not in here: events are dealt with after the effects
    return () => clearTimeout(timer);
  }, []);
  return (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
}
