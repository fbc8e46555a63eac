import { chromium } from '@playwright/test';
import { CHROMIUM_SWITCHES, getChromium } from '../setup/chromium.mjs';

/** The browser of the end-to-end tests. */
export const launchBrowser = () =>
  chromium.launch({ executablePath: getChromium(), args: CHROMIUM_SWITCHES });

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms away. */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}
