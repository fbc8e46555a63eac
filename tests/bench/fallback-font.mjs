// The numbers of the fallback font in src/index.css: how wide the store's own texts run in the real font compared with
// Arial (or Liberation Sans, which has its widths), and the real font's ascent and descent in that size.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { launchBrowser } from './browser.mjs';
import { startPreview } from './preview.mjs';

const FILE =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const PAGES = [
  '/',
  '/products',
  '/products/best-sellers',
  '/about',
  '/faq',
  '/license',
  '/terms-of-service',
  '/login',
];

/** Ranges of weights that share a face, as in src/index.css. */
const FACES = [
  { range: [200, 549], local: ['Arial', 'Liberation Sans'] },
  { range: [550, 649], local: ['Arial Bold', 'Liberation Sans Bold'] },
  { range: [650, 749], local: ['Arial Bold', 'Liberation Sans Bold'] },
  { range: [750, 800], local: ['Arial Bold', 'Liberation Sans Bold'] },
];

/** Runs in a page: its texts, with their weights. */
function readTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (data.trim() && parentElement.checkVisibility())
      found.push({ text: data.trim(), weight: Number(getComputedStyle(parentElement).fontWeight) });
  }
  return found;
}

/** Runs in an empty page: width ratio and vertical metrics for each face. */
async function measureFaces({ font, faces, texts }) {
  const load = async (family, source, descriptors) => {
    document.fonts.add(await new FontFace(family, source, descriptors).load());
  };
  await load('Real', `url(data:font/woff2;base64,${font})`, { weight: '200 800' });
  const brush = document.createElement('canvas').getContext('2d');
  const measure = (style, text) => {
    brush.font = `${style} 100px ${style === '' ? 'Stand' : 'Real'}`;
    return brush.measureText(text);
  };
  const results = [];
  for (const { range, local } of faces) {
    document.fonts.forEach((face) => face.family === 'Stand' && document.fonts.delete(face));
    await load('Stand', local.map((name) => `local('${name}')`).join(','));
    const own = texts.filter(({ weight }) => weight >= range[0] && weight <= range[1]);
    const sum = (widthOf) => own.reduce((total, entry) => total + widthOf(entry), 0);
    const size =
      sum(({ text, weight }) => measure(String(weight), text).width) /
      sum(({ text }) => measure('', text).width);
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = measure('400', 'x');
    const percent = (value) => `${value.toFixed(1)}%`;
    results.push({
      'font-weight': range.join(' '),
      'size-adjust': percent(size * 100),
      'ascent-override': percent(fontBoundingBoxAscent / size),
      'descent-override': percent(fontBoundingBoxDescent / size),
    });
  }
  return results;
}

const server = await startPreview(process.env.BENCH_DIST);
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  const texts = [];
  for (const path of PAGES) {
    await page.goto(server.base + path);
    await page.waitForLoadState('networkidle');
    texts.push(...(await page.evaluate(readTexts)));
  }
  const font = readFileSync(resolve(import.meta.dirname, '../..', FILE)).toString('base64');
  await page.goto('about:blank');
  console.table(await page.evaluate(measureFaces, { font, faces: FACES, texts }));
} finally {
  await browser.close();
  server.stop();
}
