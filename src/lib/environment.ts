import { recordsHomeFault } from './records-home.ts';

/** Where the backend is and the public key to reach it with. */
export interface Environment {
  /** Base address of the Supabase API, without a trailing slash. */
  supabaseUrl: string;
  /** The anon (publishable) key; it acts as the anonymous role. */
  supabaseAnonKey: string;
}

export type EnvironmentResult = { ok: true; value: Environment } | { ok: false; faults: string[] };

export type RawEnvironment = Partial<
  Record<'VITE_SUPABASE_URL' | 'VITE_SUPABASE_ANON_KEY' | 'VITE_RECORDS', string>
>;

/** What is wrong with the address of a project, in a sentence; null if nothing is. */
function faultOfAddress(url: string, isSecurePage: boolean): string | null {
  if (!url) return 'VITE_SUPABASE_URL is not set.';
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    return `VITE_SUPABASE_URL is not a web address: "${url}". It looks like https://your-project.supabase.co.`;
  const { protocol, hostname, pathname, origin } = new URL(url);
  if (/(^|\.)supabase\.com$/.test(hostname))
    return `VITE_SUPABASE_URL is the address of the dashboard: "${url}". The project's own looks like https://your-project.supabase.co.`;
  if (/^\/(rest|auth)\/v1\b/.test(pathname))
    return `VITE_SUPABASE_URL names a part of the project: "${url}". Leave "${pathname}" out: ${origin}.`;
  if (isSecurePage && protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
    return `VITE_SUPABASE_URL begins with http: "${url}". This page came by https, and browsers let it ask https addresses only.`;
  return null;
}

/** What is wrong with a key, in a sentence that does not repeat it; null if nothing is. */
function faultOfKey(key: string, url: string): string | null {
  if (!key) return 'VITE_SUPABASE_ANON_KEY is not set.';
  if (/\s/.test(key)) return 'VITE_SUPABASE_ANON_KEY contains white space.';
  if (isSecretKey(key))
    return 'VITE_SUPABASE_ANON_KEY holds a secret key. Use the anon (publishable) key, and replace the secret one.';
  const project = /"ref":\s*"([^"]+)"/.exec(payloadOf(key))?.[1];
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  if (project && host.endsWith('.supabase.co') && host !== `${project}.supabase.co`)
    return `VITE_SUPABASE_ANON_KEY belongs to another project: to "${project}", and VITE_SUPABASE_URL names ${host}.`;
  return null;
}

/**
 * Checks the variables and names every fault at once. Spaces around them and slashes behind do no harm.
 * @param raw the variables as the build saw them; without a project, the embedded backend's plugin fills in address and key
 * @param isSecurePage whether the page came by https
 */
export function parseEnvironment(raw: RawEnvironment, isSecurePage = false): EnvironmentResult {
  const url = raw.VITE_SUPABASE_URL?.trim() ?? '';
  const key = raw.VITE_SUPABASE_ANON_KEY?.trim() ?? '';
  const faults = [faultOfAddress(url, isSecurePage), faultOfKey(key, url)].filter((fault) => fault !== null);
  const homeFault = recordsHomeFault(raw.VITE_RECORDS);
  if (homeFault) faults.push(homeFault);
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, value: { supabaseUrl: url.replace(/\/+$/, ''), supabaseAnonKey: key } };
}

/** What a token says, as text; '' for a key that is none. */
function payloadOf(key: string): string {
  try {
    return atob((key.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
  } catch {
    return ''; // no token after all: the backend will say what it thinks of it
  }
}

/** What may be a token, wherever it stands in a text. */
const TOKENS = /[\w\-+/=]+\.[\w\-+/=]+/g;

/** Whether a text holds a key that goes past row level security: such a one must never be built into a page. */
export function isSecretKey(text: string): boolean {
  const isServiceRole = (token: string) => /"role":\s*"service_role"/.test(payloadOf(token));
  return text.includes('sb_secret_') || (text.match(TOKENS) ?? []).some(isServiceRole);
}
