import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyFor } from '../../supabase/vite/content-security-policy';
import { headersFile, vercelFile } from '../../supabase/vite/static-host-files';
import { root } from './sources';

describe('a build for a hosted project', () => {
  let folder: string;
  let files: { name: string; text: string }[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'inkpatch-build-'));
    const { VITEST: _vitest, NODE_ENV: _nodeEnv, ...env } = process.env;
    execFileSync(
      'npx',
      ['--no-install', 'vite', 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'],
      {
        cwd: root,
        env: {
          ...env,
          VITE_SUPABASE_URL: 'https://shop.supabase.test',
          VITE_SUPABASE_ANON_KEY: 'public-anon-key',
        },
      },
    );
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|html|css|json)$/.test(name))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const naming = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

  it('talks to that project with that key', () => {
    expect(naming(/https:\/\/shop\.supabase\.test/)).not.toEqual([]);
    expect(naming(/public-anon-key/)).not.toEqual([]);
  });

  it('tells static hosts the policy of the page, and the way to it', () => {
    const headers = readFileSync(join(folder, '_headers'), 'utf8');
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(headers).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`);
    expect(readFileSync(join(folder, '_redirects'), 'utf8')).toBe('/* /index.html 200\n');
  });

  it('contains nothing of the embedded backend', () => {
    expect(naming(/sb_publishable_local_dev|pglite|supalite|demo-shopper-1|demo-admin-1/i)).toEqual([]);
    expect(naming(/VITE_SUPABASE_URL:\s*window\.location\.origin/)).toEqual([]);
  });

  it('allows connections to itself and to that project only, and no inline script but its own', () => {
    const html = files.find(({ name }) => name === 'index.html')?.text ?? '';
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(policy).toContain("connect-src 'self' https://shop.supabase.test wss://shop.supabase.test;");
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/^'self'( 'sha256-[A-Za-z0-9+/=]+')+$/);
  });
});

describe('the files for static hosts', () => {
  const policy = "default-src 'self'; frame-ancestors 'none'";

  it('set the policy and the other headers on everything, and keep built files for ever', () => {
    const file = headersFile(policy);
    expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self'; frame-ancestors 'none'\n/);
    for (const name of [
      'X-Content-Type-Options: nosniff',
      'X-Frame-Options: DENY',
      'Referrer-Policy: ',
      'Permissions-Policy: ',
    ])
      expect(file).toContain(`  ${name}`);
    expect(file).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
  });

  it('say the same to Vercel', () => {
    const { headers, rewrites } = JSON.parse(vercelFile(policy)) as {
      rewrites: { source: string; destination: string }[];
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    expect(headers[0]?.headers).toContainEqual({ key: 'Content-Security-Policy', value: policy });
    expect(new RegExp(`^${rewrites[0]?.source}$`).test('/product/1')).toBe(true);
    expect(new RegExp(`^${rewrites[0]?.source}$`).test('/assets/index.js')).toBe(false);
  });
});

describe('the policy', () => {
  it('changes its hash with the script', () => {
    expect(policyFor('<script>one</script>', '')).not.toBe(policyFor('<script>two</script>', ''));
  });

  it('hashes inline scripts only', () => {
    expect(policyFor('<script type="module" src="/main.js"></script>', '')).toContain("script-src 'self';");
  });
});
