import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { paper } from '../lib/brand.ts';
import { LINK_PICTURE } from '../lib/link-picture.ts';

const MARGIN = 40;
const AT_ONCE = 8;
const PATIENCE_MS = 60_000;

/** Where drawings are read. */
export interface Gallery {
  /** Of the store: what lies there is a file of the folder. */
  origin: string;
  /** What the build copies as it is. */
  publicFolder: string;
}

async function read(address: string, { origin, publicFolder }: Gallery, signal: AbortSignal) {
  const url = new URL(address, origin);
  if (url.origin === origin)
    return readFile(join(publicFolder, posix.normalize(decodeURIComponent(url.pathname)))); // leads out of no folder
  const answer = await fetch(url, { signal }); // data: too
  if (!answer.ok) throw new Error(`it answered ${String(answer.status)}`);
  return answer.arrayBuffer();
}

/** A drawing in the middle of a bitmap of the size of `LINK_PICTURE`, on the page's own colour. @throws where it is none */
async function drawn(drawing: ArrayBuffer | Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp'); // its binary: what runs nowhere but here must not end a build
  const { width, height } = LINK_PICTURE;
  return sharp(drawing)
    .resize(width, height - 2 * MARGIN, { fit: 'contain', background: paper.light })
    .flatten({ background: paper.light })
    .extend({ top: MARGIN, bottom: MARGIN, background: paper.light })
    .png({ palette: true, effort: 1, dither: 0 }) // half the bytes; with more effort, and dots, twice the time
    .toBuffer();
}

/**
 * Makes bitmaps of drawings, each once: the services that show a picture beside a link draw no SVG.
 * @param warn is told what could not be read or drawn, and why
 * @returns PNGs by the address of the drawing
 */
export async function linkPictures(
  addresses: Iterable<string>,
  gallery: Gallery,
  warn: (text: string) => void,
): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const failures: string[] = [];
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const rest = new Set(addresses).values();
  const drawRest = async () => {
    for (const address of rest)
      await read(address, gallery, signal)
        .then(drawn)
        .then(
          (picture) => void pictures.set(address, picture),
          (reason: unknown) => void failures.push(`${address.slice(0, 200)}: ${String(reason)}`),
        );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drawRest));
  if (failures.length > 0)
    warn(
      `Shared links show the shop's picture where a product's could not be drawn: ${failures.length}, the first is ${failures[0]}`,
    );
  return pictures;
}
