import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { findNewVersion } from '@/lib/new-version';
import { paths } from '@/lib/paths';
import { reload } from '@/lib/reload';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { SpotPicture } from '@/ui/spot-picture';
import { usePageMeta } from '@/ui/use-page-meta';

/** Browsers' words for a module that could not be had: the network or the server is down, or a new version has replaced it. */
const MISSING_CHUNK =
  /dynamically imported module|importing a module script failed|error loading dynamically/i;

function describe(error: unknown): { message: string; stack: string } {
  if (isRouteErrorResponse(error)) return { message: `${error.status} ${error.statusText}`, stack: '' };
  if (error instanceof Error) return { message: error.message, stack: error.stack ?? '' };
  return { message: String(error), stack: '' };
}

/** Why a part of the page is missing. That the store was updated is said only when the server has shown a new version. */
function MissingPart() {
  const [isUpdated, setUpdated] = useState(false);
  useEffect(() => {
    findNewVersion().then(
      (version) => setUpdated(version !== null),
      () => {}, // no answer: the server can't be reached, as the page says
    );
  }, []);
  return (
    <p className="mt-3 text-muted">
      {isUpdated
        ? 'The store has been updated since this page was opened. Reload it to go on.'
        : 'A part of this page could not be loaded: the network or the store may be down. Reload to try again.'}
    </p>
  );
}

/** The page of uncaught route errors and of unknown addresses, with a way out. */
export function RouteError() {
  const error = useRouteError();
  const { message, stack } = describe(error);
  const isUnknownAddress = isRouteErrorResponse(error) && error.status === 404;
  usePageMeta('Unexpected Application Error!', undefined, { isUnlisted: true });
  const isPartMissing = MISSING_CHUNK.test(message);

  return (
    <div className="page py-12 *:max-w-4xl">
      {isUnknownAddress ? (
        <SpotPicture name="nothing-found" className="-ml-3" />
      ) : (
        <CircleAlert className="size-12 text-accent" aria-hidden />
      )}
      <h1 tabIndex={-1} className="mt-4 text-title">
        Unexpected Application Error!
      </h1>
      <h2 className="mt-3 text-heading break-words">{message}</h2>
      {isUnknownAddress && (
        <p className="mt-3 text-muted">
          There is nothing at this address. It may have moved, or the link has lost a piece on its way.
        </p>
      )}
      {isPartMissing && <MissingPart />}
      <div className="mt-6 flex flex-wrap gap-3">
        {isPartMissing && <Button onClick={reload}>Reload</Button>}
        <ButtonLink to={paths.home} variant={isPartMissing ? 'secondary' : 'primary'}>
          Go Home
        </ButtonLink>
        <ButtonLink to={paths.products} variant="secondary">
          Browse Collection
        </ButtonLink>
      </div>
      {stack && (
        <pre
          tabIndex={0}
          aria-label="Error stack"
          className="mt-8 max-h-80 overflow-auto rounded-card border border-line bg-sunken p-4 text-xs"
        >
          {stack}
        </pre>
      )}
    </div>
  );
}
