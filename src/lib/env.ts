/** Where the backend is and the public key to reach it with. */
export interface Environment {
  /** Base address of the Supabase API, without a trailing slash. */
  supabaseUrl: string;
  /** The anon (publishable) key; it acts as the anonymous role. */
  supabaseAnonKey: string;
}

export type EnvironmentResult = { ok: true; value: Environment } | { ok: false; faults: string[] };

type RawEnvironment = Partial<Record<'VITE_SUPABASE_URL' | 'VITE_SUPABASE_ANON_KEY', string>>;

/**
 * Checks the two variables and names every fault at once.
 * @param raw the variables as the build saw them; without a project, the embedded backend's plugin fills in both
 */
export function parseEnvironment(raw: RawEnvironment): EnvironmentResult {
  const url = raw.VITE_SUPABASE_URL?.trim() ?? '';
  const key = raw.VITE_SUPABASE_ANON_KEY?.trim() ?? '';
  const faults: string[] = [];
  if (!url) faults.push('VITE_SUPABASE_URL is not set.');
  else if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    faults.push(
      `VITE_SUPABASE_URL is not a web address: "${url}". It looks like https://your-project.supabase.co.`,
    );
  if (!key) faults.push('VITE_SUPABASE_ANON_KEY is not set.');
  else if (/\s/.test(key)) faults.push('VITE_SUPABASE_ANON_KEY contains white space.');
  else if (isSecretKey(key))
    faults.push(
      'VITE_SUPABASE_ANON_KEY holds a secret key. Use the anon (publishable) key, and replace the secret one.',
    );
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, value: { supabaseUrl: url.replace(/\/+$/, ''), supabaseAnonKey: key } };
}

/** A key that bypasses row level security must never be built into a page. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const payload = key.split('.')[1];
  if (!payload) return false;
  try {
    return atob(payload.replace(/-/g, '+').replace(/_/g, '/')).includes('"service_role"');
  } catch {
    return false; // no token after all: the backend will say what it thinks of it
  }
}

export const environment: EnvironmentResult = parseEnvironment({
  VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL as string | undefined,
  VITE_SUPABASE_ANON_KEY: import.meta.env.VITE_SUPABASE_ANON_KEY as string | undefined,
});

/**
 * Where the store is on the web, without a trailing slash: what search engines and shared links shall name.
 * @param raw the variable VITE_SITE_URL, which the build has checked; empty stands for "wherever the page is"
 */
export function siteOriginFrom(raw: string | undefined, here: string): string {
  return raw && URL.canParse(raw) ? new URL(raw).origin : here;
}

export const siteOrigin = siteOriginFrom(
  import.meta.env.VITE_SITE_URL as string | undefined,
  globalThis.location?.origin ?? '',
);

/**
 * The checked environment.
 * @throws Error naming every fault; main.tsx shows them before anything else runs
 */
export function getEnvironment(): Environment {
  if (!environment.ok) throw new Error(environment.faults.join(' '));
  return environment.value;
}
