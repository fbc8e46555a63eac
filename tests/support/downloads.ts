import Papa from 'papaparse';
import { vi } from 'vitest';

export interface CaughtFile {
  name: string;
  type: string;
  /** The bytes as text, without a byte order mark. */
  text: string;
  hasByteOrderMark: boolean;
}

function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(new Error('blob could not be read'));
    reader.readAsArrayBuffer(blob);
  });
}

/** Catches what the page hands out as files; happy-dom saves none. */
export function catchDownloads() {
  const blobs = new Map<string, Blob>();
  const caught: Promise<CaughtFile>[] = [];
  Object.assign(URL, {
    createObjectURL(blob: Blob) {
      const address = `blob:test/${blobs.size}`;
      blobs.set(address, blob);
      return address;
    },
    revokeObjectURL() {},
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (!blob) throw new Error(`nothing to save at ${this.href}`);
    const name = this.download;
    caught.push(
      bytesOf(blob).then((bytes) => ({
        name,
        type: blob.type,
        text: new TextDecoder().decode(bytes),
        hasByteOrderMark: bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf,
      })),
    );
  });
  return {
    /** The files so far. */
    files: () => Promise.all(caught),
    /** The only file, read back with a CSV parser. */
    table: async () => {
      const [file, ...more] = await Promise.all(caught);
      if (!file || more.length > 0) throw new Error(`${caught.length} files were saved, not one`);
      const { data, errors } = Papa.parse<string[]>(file.text);
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      return { ...file, rows: data };
    },
  };
}
