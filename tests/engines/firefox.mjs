import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';

const PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** What the page runs, as text with its arguments. */
const call = (task, args) => `(${task})(${args.map((one) => JSON.stringify(one)).join(', ')})`;

export const firefox = {
  name: 'Firefox',
  /** null where it can be started, else what is missing. */
  missing: () =>
    PLACES.some((path) => path && existsSync(path))
      ? null
      : 'no Firefox is installed (apt-get install firefox-esr, or FIREFOX_PATH)',

  /** Starts it, driven by WebDriver BiDi. */
  async start() {
    const downloads = mkdtempSync(join(tmpdir(), 'inkpatch-firefox-'));
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: PLACES.find((path) => path && existsSync(path)),
      headless: true,
      defaultViewport: { width: 1280, height: 900 },
      extraPrefsFirefox: { 'browser.download.folderList': 2, 'browser.download.dir': downloads },
    });
    const tabs = [(await browser.pages())[0] ?? (await browser.newPage())];
    let page = tabs[0];
    const viewport = { width: 1280, height: 900 };
    const errors = [];
    const listen = (tab) => tab.on('pageerror', (error) => errors.push(String(error)));
    listen(page);
    return {
      version: await browser.version(),
      errors,
      goto: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
      back: () => page.evaluate('history.back()'),
      reload: () => page.reload({ waitUntil: 'domcontentloaded' }),
      run: (task, ...args) => page.evaluate(call(task, args)),
      clickAt: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      async resize(width, height) {
        Object.assign(viewport, { width, height });
        await page.setViewport(viewport);
      },
      async openTab() {
        page = await browser.newPage();
        await page.setViewport(viewport);
        listen(page);
        return tabs.push(page) - 1;
      },
      async showTab(index) {
        page = tabs[index];
        await page.bringToFront();
      },
      async stop() {
        await browser.close();
        rmSync(downloads, { recursive: true, force: true });
      },
    };
  },
};
