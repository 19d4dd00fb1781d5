import { mkdirSync, writeFileSync } from 'node:fs';
import { protocolPages } from './protocol/pages.ts';
import { termsPages } from './protocol/terms.ts';

/** npm run protocol: writes the generated pages anew: the engine protocol and the terms of each game. */
for (const [name, pages] of [
  ['protocol', await protocolPages()],
  ['terms', termsPages()],
] as const) {
  const folder = new URL(`../../docs/${name}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [game, page] of pages) {
    writeFileSync(new URL(`${game}.md`, folder), page);
    process.stdout.write(`docs/${name}/${game}.md\n`);
  }
}
