import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type PluginOption } from 'vite';
import { contentSecurityPolicy } from './supabase/content-security-policy.ts';
import { embeddedBackend } from './supabase/embedded-backend.ts';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const url = env.VITE_SUPABASE_URL ?? '';
  // One of the two is enough to mean "my own project": src/lib/env.ts then names what is missing, in the page.
  const ownProject = url !== '' || Boolean(env.VITE_SUPABASE_ANON_KEY);
  const plugins: PluginOption[] = [react(), tailwindcss(), contentSecurityPolicy(url)];
  if (!ownProject) plugins.push(embeddedBackend());

  return {
    plugins,
    resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
    build: { target: 'es2022', sourcemap: false },
  };
});
