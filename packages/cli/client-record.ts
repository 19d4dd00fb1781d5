import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { z } from 'zod';

/** The hashes of the client of one release: which files a browser is served, byte by byte. */
export const CLIENT_RECORD = z.object({
  format: z.literal('redbook-client'),
  formatVersion: z.literal(1),
  version: z.string(),
  /** Of all files together. */
  sha256: z.string(),
  files: z.record(z.string(), z.string()),
});
export type ClientRecord = z.infer<typeof CLIENT_RECORD>;

const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Compressed copies are made of the files beside them, and browsers unpack them. */
const isCopy = (file: string): boolean => /\.(?:gz|br)$/.test(file);

/** Of a built client. */
export function recordClient(folder: string, version: string): ClientRecord {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCopy(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hashes = Object.fromEntries(files.map((file) => [file.slice(folder.length + 1).replaceAll(sep, '/'), hashOf(readFileSync(file))]));
  const lines = Object.entries(hashes).map(([file, hash]) => `${hash}  ${file}\n`);
  return { format: 'redbook-client', formatVersion: 1, version, sha256: hashOf(lines.join('')), files: hashes };
}

/** What a server sends instead, a line for each file that is another one; empty when it serves exactly this client. */
export async function compareServed(record: ClientRecord, url: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [file, hash] of Object.entries(record.files)) {
    const path = file === 'index.html' ? '/' : `/${file.split('/').map(encodeURIComponent).join('/')}`;
    const answer = await fetch(new URL(path, url), { redirect: 'manual' });
    const served = hashOf(new Uint8Array(await answer.arrayBuffer()));
    if (!answer.ok) wrong.push(`${file}: the server answers ${answer.status}`);
    else if (served !== hash) wrong.push(`${file}: ${served} is served instead of ${hash}`);
  }
  return wrong;
}
