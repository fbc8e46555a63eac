import { textOf } from '@/domain/parsing';

/** What the backend answered when it refused: PostgREST's and GoTrue's errors in one shape. */
export class BackendError extends Error {
  override name = 'BackendError';
  /** PostgREST, Postgres or GoTrue code, e.g. '23505' or 'PGRST116'; '' when there is none. */
  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** A word of the store's own functions, such as 'price_changed'; '' when there is none. */
  readonly hint: string;
  /** What that word is about. */
  readonly details: string;

  constructor(message: string, code = '', status = 0, hint = '', details = '') {
    super(message);
    this.code = code;
    this.status = status;
    this.hint = hint;
    this.details = details;
  }
}

/** The codes the store reacts to. */
export const CODES = {
  noRow: 'PGRST116',
  duplicate: '23505',
  stillReferenced: '23503',
  malformed: '22P02',
  checkFailed: '23514',
  forbidden: '42501',
  unconfirmed: 'email_not_confirmed',
} as const;

interface ErrorLike {
  message?: unknown;
  code?: unknown;
  status?: unknown;
  hint?: unknown;
  details?: unknown;
}

/** What auth-js makes of an answer of status 500 and above: the answer, which has no fields to show, as JSON. */
const NO_MESSAGE = '{}';

/** Any thrown or returned value as a BackendError. */
export function toBackendError(cause: unknown, status = 0): BackendError {
  if (cause instanceof BackendError) return cause;
  const { message, code, status: own, hint, details } = (cause ?? {}) as ErrorLike;
  return new BackendError(
    typeof message === 'string' && message !== NO_MESSAGE ? message : '',
    typeof code === 'string' ? code : '',
    typeof own === 'number' ? own : status,
    textOf(hint),
    textOf(details),
  );
}

/** True when the answer means that the account or its session is no more. */
export function isSessionGone(error: unknown): boolean {
  if (!(error instanceof BackendError)) return false;
  return error.status === 401 || error.code === CODES.stillReferenced;
}

/** True when a list is larger than the database, or something before it, takes. */
export function isTooLarge(error: unknown): boolean {
  return error instanceof BackendError && (error.status === 413 || error.code === CODES.checkFailed);
}

/** True when the backend itself refused: nothing was written. What a gateway says, or nobody, leaves that open. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof BackendError)) return false;
  return (error.status >= 400 && error.status < 500) || (error.status === 500 && error.code !== '');
}
