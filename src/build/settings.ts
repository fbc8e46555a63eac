import { isSecretKey, parseEnvironment } from '../lib/environment.ts';

/** What the build has to know of the environment. */
export interface Settings {
  /** Address of the Supabase project without a trailing slash, '' where the embedded backend stands in. */
  supabaseUrl: string;
  /** The project's public key, '' where none is set. */
  anonKey: string;
  /** Whether the environment names a project, be it half. */
  isOwnProject: boolean;
  /** Where the store will be on the web, '' where that is not said. */
  siteUrl: string;
  /** What is wrong, a sentence each: the page says the same in place of the store. */
  faults: string[];
}

/**
 * Reads the variables that `dev` and `build` are given, with the parser that the page uses.
 * @param env all variables that get into the page
 * @throws Error for a secret key in any of them; the message names the variable and never the key
 */
export function settingsFrom(env: Record<string, string | undefined>): Settings {
  for (const [name, value] of Object.entries(env))
    if (value && isSecretKey(value))
      throw new Error(
        `${name} holds a secret key, and everything that starts with VITE_ is published with the page. ` +
          'Use the anon (publishable) key. If the secret one was in a build before, replace it in the project.',
      );
  const siteUrl = env.VITE_SITE_URL?.trim() ?? '';
  const supabaseUrl = env.VITE_SUPABASE_URL?.trim() ?? '';
  const anonKey = env.VITE_SUPABASE_ANON_KEY?.trim() ?? '';
  // one of the two is enough to mean "my own project": what is missing is then a fault
  const isOwnProject = supabaseUrl !== '' || anonKey !== '';
  const embedded = { VITE_SUPABASE_URL: 'http://localhost', VITE_SUPABASE_ANON_KEY: 'embedded' };
  const result = parseEnvironment(isOwnProject ? env : { ...env, ...embedded }, /^https:/i.test(siteUrl));
  return {
    supabaseUrl: supabaseUrl.replace(/\/+$/, ''),
    anonKey,
    isOwnProject,
    siteUrl,
    faults: result.ok ? [] : result.faults,
  };
}
