import { describe, expect, it } from 'vitest';
import { findChromium, getChromium, type thisMachine } from '@tests/setup/chromium.mjs';

type Machine = typeof thisMachine;
const SHELL = '/usr/bin/chromium-headless-shell';
const OWN = '/home/ines/.cache/ms-playwright/chromium/chrome';

/** A machine on which only these files are; `installs` is what turns up when a command runs. */
function machineWith(
  files: string[],
  { installs = [] as string[], ...fields }: Partial<Machine> & { installs?: string[] } = {},
) {
  const there = new Set(files);
  const said: string[] = [];
  const commands: string[][] = [];
  const machine: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    isRoot: false,
    exists: (path) => there.has(String(path)),
    read: () => '',
    ownBrowser: () => OWN,
    run: (command) => {
      commands.push(command);
      installs.forEach((file) => there.add(file));
      return installs.length > 0;
    },
    say: (text: string) => said.push(text),
    ...fields,
  };
  return { machine, said, commands };
}

const DEBIAN = { isRoot: true, read: () => 'NAME="Debian GNU/Linux"\nID=debian\n' };

describe('the browser', () => {
  it('is the one that is named, before any other', () => {
    const env = { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' };
    expect(findChromium(machineWith(['/opt/mine', '/usr/bin/chromium'], { env }).machine)).toBe('/opt/mine');
    expect(() => findChromium(machineWith(['/usr/bin/chromium'], { env }).machine)).toThrow(
      'CHROMIUM_PATH is /opt/mine, and nothing is there.',
    );
  });

  it.each<[string, string, Partial<Machine>]>([
    ['Debian', '/usr/bin/chromium', {}],
    ['the path', '/nix/bin/google-chrome', { env: { PATH: '/bin:/nix/bin' } }],
    ['Google on Linux', '/opt/google/chrome/chrome', {}],
    [
      'macOS',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      { platform: 'darwin', env: { HOME: '/Users/ines' } },
    ],
    [
      'a home on macOS',
      '/Users/ines/Applications/Chromium.app/Contents/MacOS/Chromium',
      { platform: 'darwin', env: { HOME: '/Users/ines' } },
    ],
    [
      'Windows',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      { platform: 'win32', env: { PROGRAMFILES: 'C:\\Program Files' } },
    ],
  ])('is an installed one before the download: %s', (_where, path, fields) => {
    expect(findChromium(machineWith([path, OWN], fields).machine)).toBe(path);
  });

  it('is the one without windows where both are installed', () => {
    expect(findChromium(machineWith(['/usr/bin/chromium', SHELL]).machine)).toBe(SHELL);
  });

  it('is the download where none is installed, and nothing where there is none at all', () => {
    expect(findChromium(machineWith([OWN]).machine)).toBe(OWN);
    expect(findChromium(machineWith([]).machine)).toBeNull();
  });

  it('is not got where there is one', () => {
    const { machine, commands, said } = machineWith(['/usr/bin/chromium']);
    expect(getChromium(machine)).toBe('/usr/bin/chromium');
    expect([commands, said]).toEqual([[], []]);
  });

  it('is got by apt-get as root on Debian, with a word on it', () => {
    const { machine, commands, said } = machineWith([], { ...DEBIAN, installs: [SHELL] });
    expect(getChromium(machine)).toBe(SHELL);
    expect(commands.map((words) => words.join(' '))).toEqual([
      expect.stringMatching(/^sh -c apt-get update .* apt-get install .* chromium-headless-shell$/),
    ]);
    expect(said).toEqual([
      expect.stringMatching(/^There is no Chromium or Chrome yet\. .*apt-get install/),
      expect.stringMatching(/^It is there after \d+ s: \/usr\/bin\/chromium-headless-shell$/),
    ]);
  });

  it.each<[string, Partial<Machine>]>([
    ['as somebody else', { ...DEBIAN, isRoot: false }],
    ['on another Linux', { isRoot: true, read: () => 'ID=fedora' }],
    ['on macOS', { platform: 'darwin', env: {} }],
  ])("is Playwright's download %s", (_where, fields) => {
    const { machine, commands } = machineWith([], { ...fields, installs: [OWN] });
    expect(getChromium(machine)).toBe(OWN);
    expect(commands[0]?.join(' ')).toMatch(/playwright.* install .*chromium$/);
  });

  it('fails with the one command to run when none can be got', () => {
    expect(() => getChromium(machineWith([], DEBIAN).machine)).toThrow(
      'sudo apt-get install -y chromium-headless-shell',
    );
    expect(() => getChromium(machineWith([], { platform: 'darwin', env: {} }).machine)).toThrow(
      'npx playwright install chromium',
    );
  });
});
