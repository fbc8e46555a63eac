import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { toolCommand } from './tools.mjs';

/** What Playwright switches off by itself: a list of one's own takes the place of its list. */
const USUALLY_OFF = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** The address bar's own pages, which the browser loads for each window: a fifth of what a test took of the processor. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A renderer that waits for the next page: with a context a test it is started for nothing, a tenth of a page's cost. */
const SPARE_RENDERER = 'SpareRendererForSitePerProcess';

/** Switches for every browser that a test or a bench starts: it talks to nobody by itself, and finds no other machine. */
export const CHROMIUM_SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none', // the headless shell rounds each letter's width otherwise, and lines break elsewhere
  `--disable-features=${[...USUALLY_OFF, ...ADDRESS_BAR_PAGES, SPARE_RENDERER].join()}`,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** What the choice asks of the machine that it runs on; tests pass another one. */
export const thisMachine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  /** The text of a file, empty where there is none. */
  read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''),
  /** Where Playwright keeps its own browser, once it is downloaded. */
  ownBrowser: () => chromium.executablePath(),
  /** Runs a command and shows what it prints; true when it ended well. */
  run: ([command, ...args], env) =>
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0,
  /** @param {string} text */
  say: (text) => console.log(text),
};

/** The headless shell first: it is the same browser without windows, and takes a quarter less of the processor. */
const ON_PATH = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/** Where installers put Chromium and Chrome. */
function places({ env, platform }) {
  if (platform === 'darwin')
    return ['', env.HOME ?? ''].flatMap((home) =>
      ['Chromium', 'Google Chrome'].map((name) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  if (platform === 'win32')
    return [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']]
      .filter(Boolean)
      .flatMap((folder) =>
        ['Chromium', 'Google\\Chrome'].map((name) => `${folder}\\${name}\\Application\\chrome.exe`),
      );
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'].filter(Boolean);
  return [
    ...ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/opt/google/chrome/chrome',
  ];
}

/**
 * The browser of this machine: the one that `CHROMIUM_PATH` names, else an installed one, else Playwright's download.
 * @returns the path of its program, or null
 * @throws Error when `CHROMIUM_PATH` names something that is not there
 */
export function findChromium(machine = thisMachine) {
  const named = machine.env.CHROMIUM_PATH;
  if (named) {
    if (!machine.exists(named)) throw new Error(`CHROMIUM_PATH is ${named}, and nothing is there.`);
    return named;
  }
  return [...places(machine), machine.ownBrowser()].find((path) => machine.exists(path)) ?? null;
}

const APT = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell';

/** How to get a browser here, and the same as one command to type. */
function wayToGet({ platform, isRoot, read }) {
  if (isRoot && platform === 'linux' && /^ID=debian$/m.test(read('/etc/os-release')))
    return {
      command: ['sh', '-c', APT],
      shown: APT,
      byHand: 'sudo apt-get install -y chromium-headless-shell',
    };
  const args = ['install', ...(platform === 'linux' && isRoot ? ['--with-deps'] : []), 'chromium'];
  const byHand = `npx playwright install ${platform === 'linux' ? '--with-deps ' : ''}chromium`;
  return { command: toolCommand('playwright', args), shown: `playwright ${args.join(' ')}`, byHand };
}

/**
 * The browser of this machine; where there is none, it gets one and says so.
 * @returns the path of its program
 * @throws Error with the one command to run, when there is none and none could be got
 */
export function getChromium(machine = thisMachine) {
  const found = findChromium(machine);
  if (found) return found;
  const { command, shown, byHand } = wayToGet(machine);
  machine.say(`There is no Chromium or Chrome yet. Getting one takes a minute or two: ${shown}`);
  const start = Date.now();
  const got = machine.run(command, { DEBIAN_FRONTEND: 'noninteractive' }) ? findChromium(machine) : null;
  if (!got)
    throw new Error(
      `There is no Chromium or Chrome, and none could be got. Run this, then try again: ${byHand}\n` +
        'Or name yours: CHROMIUM_PATH=/path/to/chrome',
    );
  machine.say(`It is there after ${Math.round((Date.now() - start) / 1000)} s: ${got}`);
  return got;
}
