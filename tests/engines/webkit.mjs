import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePorts } from '../setup/free-ports.mjs';

const DRIVER = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';

/** Keys by their codes in WebDriver. */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowDown: '\uE015',
  End: '\uE010',
};

/** A screen that nobody sees, where there is none: WebKitGTK has no mode without one. */
async function startScreen() {
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return { env: {}, stop: () => {} };
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((done, fail) => {
    screen.on('error', fail).on('exit', () => fail(new Error('Xvfb ended.')));
    screen.stdio[3].once('data', (data) => done(String(data).trim()));
  });
  return { env: { DISPLAY: `:${number}` }, stop: () => screen.kill() };
}

/** Asks the driver, as the WebDriver standard says. */
async function ask(base, method, path, body) {
  const answer = await fetch(base + path, {
    method,
    signal: AbortSignal.timeout(30_000), // a driver that hangs is a fault
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${value?.message || value?.error}`);
  return value;
}

async function startDriver(env) {
  const port = await freePorts(1);
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, ...env, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await ask(base, 'GET', '/status').catch(() => null)) return { base, stop: () => driver.kill() };
    await new Promise((again) => setTimeout(again, 100));
  }
  driver.kill();
  throw new Error('WebKitWebDriver does not answer.');
}

export const webkit = {
  name: 'WebKit',
  /** null where it can be started, else what is missing. */
  missing() {
    if (!existsSync(DRIVER)) return "WebKitGTK's driver is not installed (apt-get install webkit2gtk-driver)";
    const hasScreen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY || existsSync(XVFB);
    return hasScreen ? null : 'there is no screen (apt-get install xvfb)';
  },

  /** Starts WebKitGTK's small browser, driven by the WebDriver standard. */
  async start() {
    const screen = await startScreen();
    const driver = await startDriver(screen.env);
    const { sessionId, capabilities } = await ask(driver.base, 'POST', '/session', { capabilities: {} });
    const session = `${driver.base}/session/${sessionId}`;
    const get = (path) => ask(session, 'GET', path);
    const post = (path, body = {}) => ask(session, 'POST', path, body);
    const keys = (text) => ({
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
    const act = (source) => post('/actions', { actions: [source] });
    const tabs = [await get('/window')];
    /** The window's size includes its frame, and it has a smallest one: what the page gets of it is asked for. */
    async function resize(width, height) {
      let outer = { width, height };
      let former = '';
      for (let tries = 0; tries < 10; tries += 1) {
        await post('/window/rect', outer);
        await new Promise((done) => setTimeout(done, 150));
        const [innerWidth, innerHeight] = await driverRun(() => [window.innerWidth, window.innerHeight]);
        const inner = `${innerWidth} ${innerHeight}`;
        if (inner === former) return;
        former = inner;
        const fit = (wanted, is, now) => Math.max(100, now + wanted - is);
        outer = {
          width: fit(width, innerWidth, outer.width),
          height: fit(height, innerHeight, outer.height),
        };
      }
    }
    const driverRun = (task, ...args) =>
      post('/execute/sync', { script: `return (${task})(...arguments)`, args });
    await resize(1280, 900);
    return {
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      errors: [],
      goto: (url) => post('/url', { url }),
      back: () => driverRun(() => history.back()),
      reload: () => post('/refresh'),
      run: driverRun,
      clickAt: (x, y) =>
        act({
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x, y, duration: 0 },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        }),
      press: (key) => act(keys(KEYS[key] ?? key)),
      type: (text) => act(keys(text)),
      resize,
      async openTab() {
        const { handle } = await post('/window/new', { type: 'window' });
        await post('/window', { handle });
        return tabs.push(handle) - 1;
      },
      showTab: (index) => post('/window', { handle: tabs[index] }),
      async stop() {
        await ask(driver.base, 'DELETE', `/session/${sessionId}`).catch(() => {});
        driver.stop();
        screen.stop();
      },
    };
  },
};
