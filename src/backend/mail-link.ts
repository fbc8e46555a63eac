import { createObservable } from '@/lib/observable';
import { beforeReload } from '@/lib/reload';
import { getClient } from './client';
import { toBackendError } from './errors';

/**
 * Links in mails lead back here with a session, or with what went wrong, in the address: in its hash, by some settings in
 * its query. Both leave the address bar and the history entry at once: a token there is one Back away from anybody.
 */

export type MailLink =
  /** `type` says what the mail was for: 'signup', 'recovery' … */
  | { status: 'brought'; type: string; accessToken: string; refreshToken: string }
  /** Its session is this browser's now. */
  | { status: 'followed'; type: string }
  /** `code` is GoTrue's, e.g. 'otp_expired'; '' where it gave none. Its texts are not shown: anybody can write a link. */
  | { status: 'refused'; code: string };

const KEYS = [
  'access_token',
  'refresh_token',
  'expires_at',
  'expires_in',
  'token_type',
  'provider_token',
  'provider_refresh_token',
  'type',
  'error',
  'error_code',
  'error_description',
];

function linkFrom(fields: URLSearchParams): MailLink | null {
  const accessToken = fields.get('access_token');
  const refreshToken = fields.get('refresh_token');
  if (accessToken && refreshToken)
    return { status: 'brought', type: fields.get('type') ?? '', accessToken, refreshToken };
  if (accessToken || refreshToken) return { status: 'refused', code: '' }; // a piece was lost on the way
  const code = fields.get('error_code');
  return code !== null || fields.has('error_description') ? { status: 'refused', code: code ?? '' } : null;
}

/** The link that led here, until somebody has dealt with it. */
export const mailLink = createObservable<MailLink | null>(null);

/** What the link brought was told to the person. */
export const forgetLink = (): void => mailLink.set(null);

/** Takes what a mail's link brought out of the address. Call it before anything else reads the address. */
export function takeLink(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const inHash = linkFrom(new URLSearchParams(hash.slice(1)));
  const fields = (inHash ? hash : search).slice(1);
  const link = inHash ?? linkFrom(query);
  if (!link) return;
  for (const key of KEYS) query.delete(key);
  const rest = query.size > 0 ? `?${query.toString()}` : '';
  window.history.replaceState(window.history.state, '', pathname + rest + (inHash ? '' : hash));
  mailLink.set(link);
  beforeReload(() => {
    if (mailLink.get() !== link) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}#${fields}`);
  });
}

async function enter(link: MailLink & { status: 'brought' }): Promise<void> {
  const client = await getClient();
  const { error } = await client.auth
    .setSession({ access_token: link.accessToken, refresh_token: link.refreshToken })
    .catch((cause: unknown) => ({ error: toBackendError(cause) })); // a token that is none
  if (error?.name === 'AuthRetryableFetchError') throw toBackendError(error); // no answer: the link is as good as before
  mailLink.set(
    error ? { status: 'refused', code: toBackendError(error).code } : { status: 'followed', type: link.type },
  );
}

let entering: { link: MailLink; done: Promise<void> } | null = null;

/**
 * Signs in with the session that a link brought, where one did.
 * @throws BackendError when there is no answer, and whatever keeps the client away; the next call tries again
 */
export function enterByLink(): Promise<void> {
  const link = mailLink.get();
  if (link?.status !== 'brought') return Promise.resolve();
  if (entering?.link === link) return entering.done;
  const done = enter(link).catch((error: unknown) => {
    entering = null;
    throw error;
  });
  entering = { link, done };
  return done;
}
