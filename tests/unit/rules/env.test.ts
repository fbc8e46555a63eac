import { describe, expect, it } from 'vitest';
import { settingsFrom } from '../../../src/build/settings';
import { siteOriginFrom } from '@/lib/env';
import { isSecretKey, parseEnvironment } from '@/lib/environment';

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

it.each([
  ['another way to write it', ' "sb_secret_abc" '],
  ['a header', `Bearer ${tokenOf('service_role')}`],
  ['an address', `https://project.supabase.co/rest/v1/?apikey=${tokenOf('service_role')}`],
])('finds a secret key inside of %s', (_what, text) => {
  expect(isSecretKey(text)).toBe(true);
});

describe('the settings of a build', () => {
  it('have the faults that the page would name', () => {
    const { faults } = settingsFrom({
      VITE_SUPABASE_URL: `${url}/rest/v1`,
      VITE_SUPABASE_ANON_KEY: 'a b',
      VITE_RECORDS: 'cloud',
    });
    expect(faults).toEqual([
      expect.stringContaining('Leave "/rest/v1" out'),
      'VITE_SUPABASE_ANON_KEY contains white space.',
      expect.stringContaining('VITE_RECORDS is "cloud"'),
    ]);
  });

  it('know from the address of the store that its page comes by https', () => {
    const env = { VITE_SUPABASE_URL: 'http://project.test', VITE_SUPABASE_ANON_KEY: 'key' };
    expect(settingsFrom(env).faults).toEqual([]);
    expect(settingsFrom({ ...env, VITE_SITE_URL: 'https://shop.test' }).faults).toEqual([
      expect.stringContaining('begins with http'),
    ]);
  });

  it('are sound without a project: the embedded backend stands in', () => {
    expect(settingsFrom({ VITE_SUPABASE_URL: ' ' })).toEqual({
      supabaseUrl: '',
      anonKey: '',
      isOwnProject: false,
      siteUrl: '',
      faults: [],
    });
    expect(settingsFrom({ VITE_RECORDS: 'cloud' }).faults).toHaveLength(1);
    expect(settingsFrom({ VITE_SUPABASE_ANON_KEY: 'key' }).faults).toEqual(['VITE_SUPABASE_URL is not set.']);
  });

  it('refuse a secret key under any name, and never repeat it', () => {
    const refused = () => settingsFrom({ VITE_ANYTHING: 'sb_secret_abc' });
    expect(refused).toThrow('VITE_ANYTHING holds a secret key');
    expect(refused).not.toThrow('abc');
  });
});
