import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the embedded backend of a port notes its mails for tests. */
export const mailsOf = (port: number) => join(tmpdir(), `inkpatch-mails-${port}.jsonl`);

/** The links of all mails to an address, the earliest first. @param mails the file in which the backend notes them */
export function linksTo(mails: string, to: string): string[] {
  const lines = readFileSync(mails, 'utf8').trim().split('\n').filter(Boolean);
  const sent = lines.map((line) => JSON.parse(line) as { to: string; link: string });
  return sent.filter((mail) => mail.to === to).map(({ link }) => link);
}

/** The link of the last mail to an address. @param baseURL of the store that sent it */
export function lastLink(baseURL: string | undefined, to: string): string {
  const link = linksTo(mailsOf(Number(new URL(baseURL ?? '').port)), to).at(-1);
  if (!link) throw new Error(`There is no mail to ${to}.`);
  return link;
}
