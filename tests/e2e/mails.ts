import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the embedded backend of a port notes its mails for tests. */
export const mailsOf = (port: number) => join(tmpdir(), `inkpatch-mails-${port}.jsonl`);

/** The link of the last mail to an address. */
export function lastLink(baseURL: string | undefined, to: string): string {
  const lines = readFileSync(mailsOf(Number(new URL(baseURL ?? '').port)), 'utf8')
    .trim()
    .split('\n');
  const mails = lines.map((line) => JSON.parse(line) as { to: string; link: string });
  const mail = mails.filter((sent) => sent.to === to).at(-1);
  if (!mail) throw new Error(`There is no mail to ${to}.`);
  return mail.link;
}
