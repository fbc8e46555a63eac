import { toast } from './toast-store';

/** The notice for what the store does not do yet. */
export function notImplemented(what: string): void {
  toast({ title: '🚧 Feature not implemented', description: `${what} is not available yet.` });
}
