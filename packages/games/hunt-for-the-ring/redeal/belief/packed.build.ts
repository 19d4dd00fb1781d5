import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readContent } from '../../content/read.ts';
import { standard } from '../../content/standard.ts';
import { packBox } from './packed.ts';

/** The text of `packed.json`, the standard box as far as a belief needs it: cards and their compiler stay out of the browser. */
export const packedFile = (): string => `${JSON.stringify(packBox(readContent(standard)))}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(new URL('./packed.json', import.meta.url), packedFile());
