import { supalite } from '@supabase/lite/vite';
import type { Plugin, PluginOption, PreviewServer, ViteDevServer } from 'vite';
import { ANON_KEY } from './anon-key.mjs';
import { mustConfirm, noteOrigin, sendAgain } from './local-mail.mjs';

const ACCOUNTS = [
  ['shopper', 'shopper@example.com', 'demo-shopper-1'],
  ['admin', 'admin@example.com', 'demo-admin-1'],
] as const;

/** What the page is told. The backend's own plugin leaves a variable alone that is set, even to nothing. */
function address(): Plugin {
  return {
    name: 'inkpatch:embedded-address',
    config: () => ({
      define: {
        'import.meta.env.VITE_SUPABASE_URL': 'window.location.origin',
        'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(ANON_KEY),
      },
    }),
  };
}

/** Says, once the server listens, that the backend is the embedded one and how to sign in. */
function announce(): Plugin {
  const lines = [
    '',
    process.env.LITE_DB === 'memory'
      ? '  Backend  embedded Postgres in memory: nothing is kept'
      : `  Backend  embedded Postgres in ${process.env.LITE_HOME ?? '.lite'} (npm run db:reset empties it)`,
    `  Mails    their links are written here${mustConfirm() ? '; new accounts confirm their address first' : ''}`,
    ...ACCOUNTS.map(([role, email, password]) => `  Sign in  ${email} / ${password} (${role})`),
  ];
  const print = (printUrls: () => void) => () => {
    printUrls();
    console.log(lines.join('\n'));
  };
  return {
    name: 'inkpatch:announce',
    configureServer(server) {
      server.middlewares.use(noteOrigin).use(sendAgain);
      server.printUrls = print(server.printUrls.bind(server));
    },
    configurePreviewServer(server) {
      server.middlewares.use(noteOrigin).use(sendAgain);
      server.printUrls = print(server.printUrls.bind(server));
    },
    config(_config, { command, isPreview }) {
      if (command === 'build' && !isPreview) {
        console.warn(
          'VITE_SUPABASE_URL is not set: this build expects the backend at its own origin, which only ' +
            '`npm run preview` provides. Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY to build for a host.',
        );
      }
    },
  };
}

/**
 * Milliseconds that a connection stays open without a request. Longer than clients keep theirs: whoever asks on one that
 * is being closed in that moment, as Node does after five seconds, gets no answer.
 */
const KEPT_OPEN = 600_000;

function keepConnections(): Plugin {
  const keep = ({ httpServer }: Pick<ViteDevServer | PreviewServer, 'httpServer'>) => {
    if (httpServer && 'keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = KEPT_OPEN;
  };
  return { name: 'inkpatch:keep-connections', configureServer: keep, configurePreviewServer: keep };
}

/**
 * The backend inside the dev and preview server: used when the environment names no Supabase project.
 * `initOnBoot: false` keeps the plugin from writing an .env with a secret key, `admin: false` from treating a request
 * without a key as the service role.
 */
export function embeddedBackend(): PluginOption {
  return [
    announce(), // first: it notes where a request comes from before lite answers it
    address(),
    keepConnections(),
    supalite({
      config: 'supabase/lite.config.mjs',
      initOnBoot: false,
      admin: false,
      prefixes: ['/auth/v1', '/rest/v1'],
    }),
  ];
}
