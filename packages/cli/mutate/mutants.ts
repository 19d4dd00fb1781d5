import { replacementsOf } from './operators.ts';
import { type SyntaxNode, syntaxOf, visit } from './syntax.ts';

/** One small change of a file. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** The line of the source as it stands, without the space around it. */
  readonly context: string;
  readonly operator: string;
  /** What is replaced and by what, each on one line. */
  readonly original: string;
  readonly mutant: string;
  /** Tells apart equal changes of equal lines of a file; the first is 1. */
  readonly occurrence: number;
  readonly start: number;
  readonly end: number;
  /** The source that takes the place; null where a statement is dropped. */
  readonly replacement: string | null;
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** All mutants of a file, those of one place together. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const lines = source.split('\n');
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineOf = (offset: number): number => starts.findLastIndex((start) => start <= offset) + 1;
  const textOf = ({ start, end }: SyntaxNode): string => source.slice(start, end);
  const seen = new Map<string, number>();
  const mutants: Mutant[] = [];
  visit(syntaxOf(file, source), (node, around) => {
    for (const { operator, text } of replacementsOf(node, { around, textOf })) {
      const line = lineOf(node.start);
      const context = lines[line - 1].trim();
      const original = onOneLine(textOf(node));
      const mutant = text === null ? '' : onOneLine(text);
      const key = [context, original, mutant].join('\n');
      const occurrence = (seen.get(key) ?? 0) + 1;
      seen.set(key, occurrence);
      mutants.push({ file, line, context, operator, original, mutant, occurrence, start: node.start, end: node.end, replacement: text });
    }
  });
  return mutants;
}

/** By what a mutant is found again after lines have moved. */
export const keyOf = ({
  file,
  context,
  original,
  mutant,
  occurrence,
}: Omit<Mutant, 'line' | 'operator' | 'start' | 'end' | 'replacement'>): string => [file, context, original, mutant, occurrence].join('\n');
