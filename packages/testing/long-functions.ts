import { parseSync } from 'vite';

/** A function, method or component of a source file, and how many lines it takes from its first word to its closing brace. */
interface FunctionLines {
  readonly at: string;
  readonly lines: number;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

interface Spot {
  readonly start: number;
  readonly end: number;
}

const isFunction = (node: object): node is Spot => 'type' in node && typeof node.type === 'string' && FUNCTIONS.has(node.type);

/** The functions of a file that take more lines than this. A function inside another one counts in both. */
export function functionsLongerThan(most: number, file: string, source: string): FunctionLines[] {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  if (starts.length <= most) return [];
  const lineOf = (offset: number): number => starts.findLastIndex((start) => start <= offset) + 1;
  const found: FunctionLines[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return undefined;
    if (isFunction(node)) {
      const { start, end } = node;
      const lines = lineOf(end) - lineOf(start) + 1;
      if (lines > most) found.push({ at: `${file}:${lineOf(start)}`, lines });
    }
    return Object.values(node).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return found;
}
