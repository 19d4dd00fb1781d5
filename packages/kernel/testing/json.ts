import { readFileSync } from 'node:fs';
import { unchecked } from '../unchecked.ts';

/** Reads one of our own documents with its type. */
export const jsonFile = <T>(path: URL | string): T => unchecked<T>(JSON.parse(readFileSync(path, 'utf8')));

/** A value after serialising and parsing. */
export const throughJson = <T>(value: T): T => unchecked<T>(JSON.parse(JSON.stringify(value)));
