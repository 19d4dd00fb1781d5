import { expect, test } from 'vitest';
import { unusedExports } from './unused-exports.ts';

const FILES = [
  { path: 'a.ts', text: 'export const used = 1;\nexport const alone = used;\nexport type Spare = string;\nexport default 1;' },
  { path: 'index.ts', text: "export { used as renamed } from './a.ts';\nexport * from './c.ts';" },
  { path: 'b.ts', text: "import { renamed, deep } from './index.ts';\nexport const own = renamed + deep;" },
  { path: 'c.ts', text: 'export const deep = 1;\nexport const forgotten = 2;' },
  { path: 'lazy.ts', text: "const Page = async () => (await import('./page.ts')).Page;\nvoid import('./whole.ts');\nvoid Page;" },
  { path: 'page.ts', text: 'export const Page = 1;\nexport const Part = 2;' },
  { path: 'whole.ts', text: 'export const any = 1;' },
];

const resolve = (_: string, module: string): string => module.replace('./', '');
const names = (found: readonly { readonly name: string }[]): string[] => found.map(({ name }) => name);

test('an export is used by what imports it, also through an index and when it is loaded late', () => {
  expect(names(unusedExports(FILES, { resolve }))).toEqual(['alone', 'Spare', 'default', 'own', 'forgotten', 'Part']);
});

test('entrances are loaded under a name that is computed, and some files do not count as users', () => {
  expect(names(unusedExports(FILES, { resolve, isEntrance: (file) => file === 'b.ts' }))).not.toContain('own');
  expect(names(unusedExports(FILES, { resolve, isUser: (file) => file !== 'b.ts' }))).toContain('used');
});
