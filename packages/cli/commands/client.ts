import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '#kernel';
import { CLIENT_RECORD, type ClientRecord, compareServed, recordClient } from '../client-record.ts';
import { readJson } from '../files.ts';
import { type Command, Failure, readArguments, UsageError } from '../usage.ts';

const ROOT = join(import.meta.dirname, '../../..');
const OPTIONS = {
  dir: { type: 'string' },
  write: { type: 'string' },
  served: { type: 'string' },
  record: { type: 'string' },
} as const;

export const clientCommand: Command = {
  usage: 'client [--dir DIR] [--write FILE] | client --served URL [--record FILE]',
  summary: 'hashes of the client for the record of a release, and whether a server serves it',
  help: `Without --served: the SHA-256 of every file of the built client, and one of all together; a release has them on record.
With --served: fetches every file from a server, as a browser does, and compares it with the record, or with the client built here. Exit
code 1 when a file is another one. Whoever does not trust a server builds the same release and asks it.

  --dir DIR            a built client (default: dist/web; npm start builds it)
  --write FILE         writes the record there
  --served URL         the server to be asked, such as https://redbook.example
  --record FILE        the record of a release instead of the client built here`,
  async run(args) {
    const { values } = readArguments(args, OPTIONS, 0);
    if (values.served === undefined && values.record !== undefined) throw new UsageError('--record is compared with --served');
    const record = values.record === undefined ? built(values.dir ?? join(ROOT, 'dist/web')) : await read(values.record);
    if (values.served !== undefined) return compare(record, values.served);
    if (values.write === undefined)
      process.stdout.write(
        Object.entries(record.files)
          .map(([file, hash]) => `${hash}  ${file}\n`)
          .join(''),
      );
    else writeFileSync(values.write, `${JSON.stringify(record, null, 2)}\n`);
    process.stdout.write(`Client ${record.version}: ${Object.keys(record.files).length} files, ${record.sha256}\n`);
    return 0;
  },
};

function built(folder: string): ClientRecord {
  if (!existsSync(join(folder, 'index.html'))) throw new Failure(`There is no built client in ${folder}`);
  const { version } = CLIENT_RECORD.pick({ version: true }).parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  return recordClient(folder, version);
}

async function read(file: string): Promise<ClientRecord> {
  const record = CLIENT_RECORD.safeParse(await readJson(file));
  if (!record.success) throw new Failure(`${file} is no record of a client`);
  return record.data;
}

async function compare(record: ClientRecord, url: string): Promise<number> {
  if (!URL.canParse(url)) throw new UsageError('--served is a URL such as https://redbook.example');
  const wrong = await compareServed(record, url).catch((error: unknown) => {
    throw new Failure(`${url} cannot be asked: ${messageOf(error)}`);
  });
  for (const line of wrong) process.stdout.write(`${line}\n`);
  if (wrong.length > 0) throw new Failure(`${url} serves another client than ${record.version}: ${wrong.length} files differ`);
  process.stdout.write(`${url} serves client ${record.version}, ${record.sha256}\n`);
  return 0;
}
