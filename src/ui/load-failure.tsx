import { Button } from './button';

/** Says that something could not be loaded, and offers to try again. */
export function LoadFailure({ onRetry, children }: { onRetry: () => void; children: string }) {
  return (
    <p
      role="alert"
      className="my-4 flex flex-wrap items-center justify-between gap-3 rounded-card border-2 border-danger bg-surface px-4 py-3"
    >
      {children}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}
