import { BackendError } from '@/backend/errors';
import { authFaultText } from '@/features/auth/auth-fault-text';

/** What to tell somebody whose mail could not be sent. What nobody foresaw is logged. */
export function mailFault(error: unknown): string {
  const text = error instanceof BackendError ? authFaultText(error) : '';
  if (!text) console.error('Error asking for a mail:', error);
  return text || 'Something went wrong. Please try again.';
}
