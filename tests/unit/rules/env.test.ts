import { expect, it } from 'vitest';
import { siteOriginFrom } from '@/lib/env';
import { parseEnvironment } from '@/lib/environment';

const url = 'https://project.supabase.co';
const tokenOf = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ role })].map((part) => btoa(part).replace(/=/g, '')).join('.') +
  '.sig';

const faultsOf = (VITE_SUPABASE_URL?: string, VITE_SUPABASE_ANON_KEY?: string) => {
  const result = parseEnvironment({
    ...(VITE_SUPABASE_URL !== undefined && { VITE_SUPABASE_URL }),
    ...(VITE_SUPABASE_ANON_KEY !== undefined && { VITE_SUPABASE_ANON_KEY }),
  });
  return result.ok ? [] : result.faults;
};

it('takes an address and a public key, trimmed and without a trailing slash', () => {
  expect(parseEnvironment({ VITE_SUPABASE_URL: ` ${url}// `, VITE_SUPABASE_ANON_KEY: ' key ' })).toEqual({
    ok: true,
    value: { supabaseUrl: url, supabaseAnonKey: 'key' },
  });
  expect(faultsOf('http://localhost:54321', tokenOf('anon'))).toEqual([]);
  expect(faultsOf(url, 'sb_publishable_abc')).toEqual([]);
});

it('names every fault at once', () => {
  expect(faultsOf()).toEqual(['VITE_SUPABASE_URL is not set.', 'VITE_SUPABASE_ANON_KEY is not set.']);
  expect(faultsOf(' ', 'a b')).toEqual([
    'VITE_SUPABASE_URL is not set.',
    'VITE_SUPABASE_ANON_KEY contains white space.',
  ]);
});

it.each(['project.supabase.co', 'ftp://project.supabase.co', 'javascript:alert(1)', 'https://'])(
  'refuses %s as an address and quotes it',
  (address) => {
    expect(faultsOf(address, 'key')).toEqual([expect.stringContaining(`"${address}"`)]);
  },
);

it.each(['sb_secret_abc', tokenOf('service_role')])('refuses a secret key: %s', (key) => {
  expect(faultsOf(url, key)).toEqual([expect.stringContaining('secret key')]);
});

it('leaves a key that is no token to the backend', () => {
  expect(faultsOf(url, 'not.a*token.at-all')).toEqual([]);
});

it('knows where the store is by its variable, else by the page', () => {
  expect(siteOriginFrom('https://shop.test/', 'http://here')).toBe('https://shop.test');
  expect(siteOriginFrom(undefined, 'http://here')).toBe('http://here');
  expect(siteOriginFrom('', 'http://here')).toBe('http://here');
});

it('names addresses that are near a project and not its own', () => {
  expect(faultsOf(`${url}/rest/v1/`, 'key')).toEqual([
    `VITE_SUPABASE_URL names a part of the project: "${url}/rest/v1/". Leave "/rest/v1/" out: ${url}.`,
  ]);
  expect(faultsOf('https://supabase.com/dashboard/project/abc', 'key')[0]).toContain('of the dashboard');
});

it('names the key of another project, and never repeats a key', () => {
  const key = `e30.${btoa(JSON.stringify({ role: 'anon', ref: 'other' }))}.sig`;
  const [fault = ''] = faultsOf(url, key);
  expect(fault).toContain('belongs to another project: to "other"');
  expect(fault).not.toContain(key);
});

it('wants https where the page came by https, but not from this machine', () => {
  const raw = { VITE_SUPABASE_URL: 'http://project.test', VITE_SUPABASE_ANON_KEY: 'key' };
  expect(parseEnvironment(raw, false).ok).toBe(true);
  expect(parseEnvironment(raw, true)).toMatchObject({
    ok: false,
    faults: [expect.stringContaining('begins with http') as string],
  });
  expect(parseEnvironment({ ...raw, VITE_SUPABASE_URL: 'http://127.0.0.1:54321' }, true).ok).toBe(true);
});
