import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PSEUDO_LANGUAGE, PSEUDO_NAME, pseudoText } from './pseudo.ts';
import { wordFiles } from './sources.ts';
import { mapTexts } from './tree.ts';

const COPIED = ['packages', 'package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];

/** Copies the sources with the pseudo-language beside the others. Never into the repository itself: no build for players can find it there. */
export function writePseudoHouse(root: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  for (const path of COPIED) cpSync(join(root, path), join(to, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'));
  for (const { texts, rest, pathIn } of wordFiles(to)) {
    const file = join(to, pathIn(PSEUDO_LANGUAGE));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ ...rest(PSEUDO_LANGUAGE), ...mapTexts(texts, pseudoText) }, null, 2));
  }
  listLanguage(to, PSEUDO_LANGUAGE, { name: PSEUDO_NAME, complete: true });
}

/** Adds a language to the list. */
export function listLanguage(root: string, code: string, entry: { readonly name: string; readonly complete: boolean }): void {
  const file = join(root, 'packages/kernel/languages.json');
  const text = readFileSync(file, 'utf8').trimEnd();
  writeFileSync(
    file,
    text.replace(/\n\}$/, `,\n  ${JSON.stringify(code)}: { "name": ${JSON.stringify(entry.name)}, "complete": ${entry.complete} }\n}\n`),
  );
}
