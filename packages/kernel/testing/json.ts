import { readFileSync } from 'node:fs';
import { trusted } from '../trusted.ts';

/** A document of our own, as what it was written. */
export const jsonFile = <T>(path: URL | string): T => trusted<T>(JSON.parse(readFileSync(path, 'utf8')));

/** What something looks like that has been written down and read again. */
export const throughJson = <T>(value: T): T => trusted<T>(JSON.parse(JSON.stringify(value)));
