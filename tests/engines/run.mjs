// `npm run engines`: one journey through the built store in the engines of Firefox and Safari, as far as they are
// installed. `npm run engines -- firefox` runs one of them.
import { startPreview } from '../bench/preview.mjs';
import { firefox } from './firefox.mjs';
import { steps } from './journey.mjs';
import { createPerson } from './person.mjs';
import { webkit } from './webkit.mjs';

const ENGINES = { firefox, webkit };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in ENGINES));
if (unknown.length > 0)
  throw new Error(`Unknown engine: ${unknown.join(', ')}. There are: ${Object.keys(ENGINES).join(', ')}.`);

/** Walks the journey in one engine. @returns what went wrong, or null */
async function walk(engine, base) {
  const driver = await engine.start();
  console.log(`\n${engine.name}: ${driver.version}`);
  const stamp = Date.now().toString(36);
  const own = {
    account: { email: `ines-${stamp}@example.com`, password: 'paper-and-ink' },
    product: `Zebra ${stamp}`,
    code: `HALF${stamp.toUpperCase()}`,
  };
  try {
    const person = createPerson(driver, base);
    for (const [what, step] of steps) {
      const start = Date.now();
      try {
        await step(person, own);
      } catch (error) {
        console.log(`  ✗ ${what}`);
        return `${engine.name}, ${what}: ${error.message}`;
      }
      console.log(`  ✓ ${what} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    }
    return driver.errors.length > 0
      ? `${engine.name}: uncaught in the page: ${driver.errors.join('; ')}`
      : null;
  } finally {
    await driver.stop();
  }
}

const { base, stop } = await startPreview();
const [faults, skipped] = [[], []];
let walked = 0;
try {
  for (const [name, engine] of Object.entries(ENGINES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const missing = engine.missing();
    if (missing) {
      skipped.push(`${engine.name}: ${missing}`);
      continue;
    }
    walked += 1;
    const fault = await walk(engine, base);
    if (fault) faults.push(fault);
  }
} finally {
  stop();
}
for (const reason of skipped) console.log(`\nSkipped ${reason}`);
for (const fault of faults) console.error(`\n${fault}`);
process.exit(faults.length > 0 || walked === 0 ? 1 : 0);
