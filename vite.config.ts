import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type PluginOption } from 'vite';
import { ANON_KEY } from './supabase/anon-key.mjs';
import { contentSecurityPolicy } from './supabase/vite/content-security-policy.ts';
import { earlyRequests } from './supabase/vite/early-requests.ts';
import { embeddedBackend } from './supabase/vite/embedded-backend.ts';
import { staticHostFiles } from './supabase/vite/static-host-files.ts';

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
    staticHostFiles(url),
    contentSecurityPolicy(url), // after every other plugin that writes scripts into the page: it hashes them
  ];
  if (!ownProject) plugins.push(embeddedBackend());

  return {
    plugins,
    resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
    build: { target: 'es2022', sourcemap: false },
  };
});
