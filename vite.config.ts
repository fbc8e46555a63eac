import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type PluginOption } from 'vite';
import { ANON_KEY } from './supabase/anon-key.mjs';
import { chunkGroups } from './src/build/chunk-groups.ts';
import { contentSecurityPolicy } from './src/build/content-security-policy.ts';
import { earlyRequests } from './src/build/early-requests.ts';
import { embeddedBackend } from './supabase/embedded-backend.ts';
import { privateFiles } from './src/build/private-files.ts';
import { searchEngineFiles } from './src/build/search-engine-files.ts';
import { staticHostFiles } from './src/build/static-host-files.ts';
import { isSecretKey } from './src/lib/environment.ts';

import { recordsHome } from './src/lib/records-home.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  for (const [name, value] of Object.entries(env))
    if (isSecretKey(value))
      throw new Error(
        `${name} holds a secret key, and everything that starts with VITE_ is published with the page. ` +
          'Use the anon (publishable) key. If the secret one was in a build before, replace it in the project.',
      );
  const url = env.VITE_SUPABASE_URL?.trim() ?? '';
  // One of the two is enough to mean "my own project": src/lib/env.ts then names what is missing, in the page.
  const ownProject = url !== '' || Boolean(env.VITE_SUPABASE_ANON_KEY);
  const anonKey = ownProject ? (env.VITE_SUPABASE_ANON_KEY?.trim() ?? '') : ANON_KEY;
  const plugins: PluginOption[] = [
    privateFiles(),
    react(),
    tailwindcss(),
    earlyRequests(url.replace(/\/+$/, ''), anonKey),
    searchEngineFiles(env.VITE_SITE_URL?.trim() ?? '', url.replace(/\/+$/, ''), ownProject ? anonKey : ''),
    staticHostFiles(url),
    contentSecurityPolicy(url), // after every other plugin that writes scripts into the page: it hashes them
  ];
  if (!ownProject) plugins.push(embeddedBackend());

  return {
    plugins,
    resolve: {
      alias: { '@/home': fileOf(`src/homes/${recordsHome(env.VITE_RECORDS)}`), '@': fileOf('src') },
    },
    build: {
      target: 'es2022',
      sourcemap: false,
      modulePreload: { polyfill: false }, // without it, older browsers load the same files a little later
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  };
});
