import type { Mutant } from './mutants.ts';
import { isEquivalent, isSurvivor, type JudgedMutant, type Score, scoreOf, shareText } from './score.ts';

/** Which mutants of a game were looked at. */
export interface Extent {
  readonly game: string;
  /** All there are. */
  readonly all: number;
  /** The seed of a random sample; null when every mutant was looked at. */
  readonly seed: number | null;
  /** Tests that took more milliseconds were left out; null when none were. */
  readonly longest: number | null;
}

/** Code on a page is cut here. */
const WIDTH = 70;

const cut = (text: string): string => (text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text);
const code = (text: string): string => (text.includes('`') ? `\`\` ${cut(text)} \`\`` : `\`${cut(text)}\``);
const shortFile = (file: string): string => file.replace(/^.*?\/rules\//, '');

const lineOf = ({ file, line, original, mutant }: Mutant): string =>
  `- ${shortFile(file)}:${line} ${code(original)} → ${mutant === '' ? '(dropped)' : code(mutant)}`;

function byFile(judged: readonly JudgedMutant[]): Map<string, Score> {
  const files = new Map<string, JudgedMutant[]>();
  for (const each of judged) files.set(each.mutant.file, [...(files.get(each.mutant.file) ?? []), each]);
  return new Map([...files].map(([file, own]) => [shortFile(file), scoreOf(own)]));
}

const cellsOf = ({ mutants, killed, survived, equivalent, share }: Score): string[] =>
  [mutants, killed, survived, equivalent, `${(100 * share).toFixed(1)} %`].map(String);

const HEADINGS = ['mutants', 'killed', 'survived', 'equivalent', 'score'];

/** For the terminal: the files with survivors, the worst last, and the sum. */
export function tableOf(judged: readonly JudgedMutant[]): string {
  const files = [...byFile(judged)].filter(([, { survived }]) => survived > 0).sort(([, a], [, b]) => a.survived - b.survived);
  const rows = [['file', ...HEADINGS], ...files.map(([file, score]) => [file, ...cellsOf(score)]), ['all', ...cellsOf(scoreOf(judged))]];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  ')).join('\n');
}

export const survivorsOf = (judged: readonly JudgedMutant[]): string[] => judged.filter(isSurvivor).map(({ mutant }) => lineOf(mutant));

function equivalentsOf(judged: readonly JudgedMutant[]): string[] {
  const reasons = new Map<string, string[]>();
  for (const { mutant, reason } of judged.filter(isEquivalent)) {
    const lines = reasons.get(reason ?? '') ?? [];
    lines.push(lineOf(mutant));
    reasons.set(reason ?? '', lines);
  }
  return [...reasons].flatMap(([reason, lines]) => [`${reason}:`, '', ...lines, '']);
}

/** The page of a game: its score and everything that survived. */
export function pageOf({ game, all, seed, longest }: Extent, judged: readonly JudgedMutant[]): string {
  const score = scoreOf(judged);
  const extent =
    seed === null
      ? `All ${all} mutants of its rules were tried.`
      : `A random sample of ${judged.length} of the ${all} mutants of its rules was tried (seed ${seed}).`;
  const tests = longest === null ? '' : ` Tests that take more than ${longest} ms were left out: with them it can only be more.`;
  const survivors = survivorsOf(judged);
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    `# Mutation of the rules: ${game}`,
    '',
    `Written by \`npm run mutate -- ${game}\`; [how it works](README.md). ${extent}`,
    '',
    `Of those that are not equivalent the tests killed ${shareText(score, seed !== null)}.${tests}`,
    '',
    row(['file', ...HEADINGS]),
    row(['---', ...HEADINGS.map(() => '---:')]),
    ...[...byFile(judged)].map(([file, own]) => row([file, ...cellsOf(own)])),
    row(['**all**', ...cellsOf(score)]),
    '',
    '## Survivors',
    '',
    ...(survivors.length === 0 ? ['None.'] : survivors),
    '',
    '## Judged equivalent',
    '',
    `A change that nobody can notice, with the reason (\`${game}.json\`).`,
    '',
    ...equivalentsOf(judged),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
