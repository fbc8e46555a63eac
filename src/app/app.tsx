import { useEffect, useLayoutEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { noteEarlyInput, repeatEarlyInput } from './early-input';
import { Providers } from './providers';
import { routes } from './routes';

export function App() {
  const [router] = useState(() => createBrowserRouter(routes));
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
