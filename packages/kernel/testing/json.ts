import { readFileSync } from 'node:fs';
import { unchecked } from '../unchecked.ts';

/** A document of our own, as what it was written. */
export const jsonFile = <T>(path: URL | string): T => unchecked<T>(JSON.parse(readFileSync(path, 'utf8')));

/** What something looks like that has been written down and read again. */
export const throughJson = <T>(value: T): T => unchecked<T>(JSON.parse(JSON.stringify(value)));
