import { mkdirSync, writeFileSync } from 'node:fs';
import { httpPage } from './protocol/http-page.ts';
import { protocolPages } from './protocol/pages.ts';
import { socketPage } from './protocol/socket-page.ts';
import { termsPages } from './protocol/terms.ts';

/** npm run protocol: writes the generated pages anew: the API of the server, the engine protocol and the terms of each game. */
const docs = new URL('../../docs/', import.meta.url);

function write(path: string, page: string): void {
  writeFileSync(new URL(path, docs), page);
  process.stdout.write(`docs/${path}\n`);
}

write('http.md', httpPage());
write('socket.md', socketPage());
for (const [folder, pages] of [
  ['protocol', await protocolPages()],
  ['terms', termsPages()],
] as const) {
  mkdirSync(new URL(folder, docs), { recursive: true });
  for (const [game, page] of pages) write(`${folder}/${game}.md`, page);
}
