import { readdirSync, readFileSync } from 'node:fs';

const WIRE = new URL('../../wire/', import.meta.url);

/** An exported type of `packages/wire`, as it is declared there. */
export interface WireType {
  readonly name: string;
  readonly file: string;
  /** With its comment. */
  readonly declaration: string;
}

const DECLARED = /^(?:\/\*\*[\s\S]*?\*\/\n)?export (?:interface|type) (\w+)[\s\S]*?\n(?=\n|$)/gm;

/** All exported types of the wire, by name. */
export function wireTypes(): ReadonlyMap<string, WireType> {
  const types = new Map<string, WireType>();
  for (const file of readdirSync(WIRE).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const source = readFileSync(new URL(file, WIRE), 'utf8');
    // A comment that belongs to nothing would be taken for that of the next declaration: declarations stand in paragraphs of their own.
    for (const paragraph of source.split(/\n(?=\n)/))
      for (const [text, name] of `${paragraph.trim()}\n`.matchAll(DECLARED)) types.set(name, { name, file, declaration: text.trim() });
  }
  return types;
}

/** The types that a text names, and those that they name in turn, in the order in which they are met. */
export function typesNamedIn(text: string, types: ReadonlyMap<string, WireType>): WireType[] {
  const found = new Map<string, WireType>();
  const visit = (source: string): void => {
    for (const [word] of source.replaceAll(/\/\*\*[\s\S]*?\*\//g, '').matchAll(/\b[A-Z]\w+\b/g)) {
      const type = types.get(word);
      if (type === undefined || found.has(word)) continue;
      found.set(word, type);
      visit(type.declaration);
    }
  };
  visit(text);
  return [...found.values()];
}
