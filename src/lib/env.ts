import { type Environment, type EnvironmentResult, parseEnvironment } from './environment';

/** True while pages are rendered at build time, where there is no browser. */
export const isBuildTime: boolean = import.meta.env.SSR;

export const environment: EnvironmentResult = parseEnvironment(
  {
    VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL as string | undefined,
    VITE_SUPABASE_ANON_KEY: import.meta.env.VITE_SUPABASE_ANON_KEY as string | undefined,
    VITE_RECORDS: import.meta.env.VITE_RECORDS as string | undefined,
  },
  globalThis.location?.protocol === 'https:',
);

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
