import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writePseudoHouse } from './words/pseudo-house.ts';
import { translateInto } from './words/translate.ts';

/** npm run words -- <language>: what a language lacks. npm run words -- --pseudo [folder]: a copy of the sources with a pseudo-language. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const {
  values: { pseudo, all, accept },
  positionals: [name],
} = parseArgs({
  options: {
    pseudo: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

if (pseudo) {
  const folder = name ?? join(root, 'dist/pseudo');
  writePseudoHouse(root, folder);
  process.stdout.write(`${folder}\n`);
} else if (name === undefined) {
  process.stderr.write('npm run words -- <language> [--all] [--accept]\nnpm run words -- --pseudo [folder]\n');
  process.exitCode = 2;
} else process.stdout.write(`${translateInto(root, name, { all, accept }).join('\n')}\n`);
