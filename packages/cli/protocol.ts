import { mkdirSync, writeFileSync } from 'node:fs';
import { protocolPages } from './protocol/pages.ts';

/** npm run protocol: writes the pages about the engine protocol anew. */
const folder = new URL('../../docs/protocol/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [game, page] of await protocolPages()) {
  writeFileSync(new URL(`${game}.md`, folder), page);
  process.stdout.write(`docs/protocol/${game}.md\n`);
}
