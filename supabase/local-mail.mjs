// Mails of the embedded backend: nobody delivers them, so their link goes to the terminal, in one line.
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';

/** LITE_CONFIRM_EMAIL=1: new accounts sign in once they have followed the link in their mail, as on a hosted project. */
export const mustConfirm = () => process.env.LITE_CONFIRM_EMAIL === '1';

const LINK = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/;

/**
 * Where the request that asks for a mail came from: { origin, redirectTo }. Vite bundles its configuration and lite loads
 * its own, so this file runs twice in one process; there is one store for both.
 */
const request = (globalThis[Symbol.for('inkpatch:mail')] ??= new AsyncLocalStorage());

/**
 * The link as it works on this machine. lite builds it for port 3000, and leads everybody to the front page afterwards.
 * @param text the mail
 * @param from where the mail was asked for, undefined for one that no request asked for
 * @returns the address, or null where the mail has none
 */
export function linkIn(text, from) {
  const found = LINK.exec(text ?? '')?.[0];
  if (!found || !from) return found ?? null;
  const { pathname, searchParams } = new URL(found);
  const link = new URL(pathname, from.origin);
  const goal = from.redirectTo && URL.canParse(from.redirectTo) ? new URL(from.redirectTo) : null;
  searchParams.set('redirect_to', goal?.origin === from.origin ? goal.href : `${from.origin}/`);
  link.search = searchParams;
  return link.href;
}

/** A line in the terminal, and in the file that LITE_MAILS names, for tests. */
function deliver({ to, subject, link, text }) {
  console.log(`  Mail     ${subject} (${to}): ${link ?? text}`);
  if (process.env.LITE_MAILS)
    appendFileSync(process.env.LITE_MAILS, `${JSON.stringify({ to, subject, link })}\n`);
}

/** Confirmations whose link was not followed yet, by address. */
const unanswered = (globalThis[Symbol.for('inkpatch:unanswered')] ??= new Map());

const fieldOf = (link, name) => (link && URL.canParse(link) ? new URL(link).searchParams.get(name) : null);

/** lite's way to send. */
export const localMail = {
  async send({ to, subject, text }) {
    const mail = { to, subject, text, link: linkIn(text, request.getStore()) };
    if (fieldOf(mail.link, 'type') === 'signup') unanswered.set(to.toLowerCase(), mail);
    deliver(mail);
  },
};

async function emailIn(incoming) {
  let body = '';
  for await (const part of incoming) body += part;
  return String(JSON.parse(body).email);
}

/**
 * A step of the dev and preview server, before lite's: sends a confirmation once more. lite refuses that for ever ("after 59
 * seconds"); a hosted project sends another mail, and here the first one's link is still good. The answer never tells
 * whether there is an account.
 */
export function sendAgain(incoming, response, next) {
  const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://localhost');
  if (pathname === '/auth/v1/verify')
    for (const [to, { link }] of unanswered)
      if (fieldOf(link, 'token') === searchParams.get('token')) unanswered.delete(to);
  if (pathname !== '/auth/v1/resend' || !mustConfirm()) return next();
  emailIn(incoming).then((email) => {
    const mail = unanswered.get(email.toLowerCase());
    if (mail) deliver(mail);
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  }, next);
}

/** A step of the dev and preview server, before lite's: notes where a request came from, for the mail it may ask for. */
export function noteOrigin({ url = '', headers, socket }, _response, next) {
  if (!url.startsWith('/auth/v1/')) return next();
  const origin = `${socket.encrypted ? 'https' : 'http'}://${headers.host}`;
  const redirectTo = new URL(url, origin).searchParams.get('redirect_to');
  return request.run({ origin, redirectTo }, next);
}
