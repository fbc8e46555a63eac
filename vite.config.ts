import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type PluginOption } from 'vite';
import { ANON_KEY } from './supabase/anon-key.mjs';
import { chunkGroups } from './src/build/chunk-groups.ts';
import { contentSecurityPolicy } from './src/build/content-security-policy.ts';
import { earlyRequests } from './src/build/early-requests.ts';
import { embeddedBackend } from './supabase/embedded-backend.ts';
import { searchEngineFiles } from './src/build/search-engine-files.ts';
import { staticHostFiles } from './src/build/static-host-files.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const url = env.VITE_SUPABASE_URL ?? '';
  // One of the two is enough to mean "my own project": src/lib/env.ts then names what is missing, in the page.
  const ownProject = url !== '' || Boolean(env.VITE_SUPABASE_ANON_KEY);
  const anonKey = ownProject ? (env.VITE_SUPABASE_ANON_KEY ?? '') : ANON_KEY;
  const plugins: PluginOption[] = [
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
      alias: { '@': fileOf('src') },
    },
    build: {
      target: 'es2022',
      sourcemap: false,
      modulePreload: { polyfill: false }, // without it, older browsers load the same files a little later
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  };
});
