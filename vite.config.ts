import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type PluginOption } from 'vite';
import { ANON_KEY } from './supabase/anon-key.mjs';
import { brandWords } from './src/build/brand-words.ts';
import { builtPages } from './src/build/built-pages.ts';
import { builtProductsFrom } from './src/build/built-products.ts';
import { chunkGroups } from './src/build/chunk-groups.ts';
import { contentSecurityPolicy } from './src/build/content-security-policy.ts';
import { earlyRequests } from './src/build/early-requests.ts';
import { embeddedBackend } from './supabase/embedded-backend.ts';
import { privateFiles } from './src/build/private-files.ts';
import { searchEngineFiles, siteOriginOf } from './src/build/search-engine-files.ts';
import { settingsFrom } from './src/build/settings.ts';
import { staticHostFiles } from './src/build/static-host-files.ts';
import { recordsHome } from './src/lib/records-home.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const { supabaseUrl, anonKey, isOwnProject, siteUrl, faults } = settingsFrom(env);
  for (const fault of faults) console.warn(`${fault} The store will say so instead of opening.`);
  const plugins: PluginOption[] = [
    privateFiles(),
    brandWords(),
    react(),
    tailwindcss(),
    earlyRequests(supabaseUrl, isOwnProject ? anonKey : ANON_KEY),
    searchEngineFiles(siteUrl, supabaseUrl, anonKey),
    staticHostFiles(supabaseUrl),
    builtPages({
      supabaseUrl,
      anonKey,
      siteOrigin: siteOriginOf(siteUrl),
      limit: builtProductsFrom(env.VITE_BUILT_PRODUCTS),
    }),
    contentSecurityPolicy(supabaseUrl), // after every other plugin that writes scripts into the page: it hashes them
  ];
  if (!isOwnProject) plugins.push(embeddedBackend());

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
