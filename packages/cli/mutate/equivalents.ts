import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './game-files.ts';
import type { Mutant } from './mutants.ts';

/**
 * Changes of one line that somebody judged to change nothing that can be noticed. Lines are told by their text, for their numbers drift. Of equal changes
 * of equal lines `nth` says which is meant; without it all are.
 */
const JUDGED = z.array(
  z.strictObject({
    file: z.string(),
    line: z.string(),
    nth: z.number().optional(),
    changes: z.array(z.string()).min(1),
    reason: z.string().min(1),
  }),
);

const changeOf = ({ original, mutant }: Pick<Mutant, 'original' | 'mutant'>): string => `${original} => ${mutant}`;

const EACH = 'each';
const keyOfLine = (file: string, line: string, nth: number | typeof EACH, change: string): string => [file, line, nth, change].join('\n');

/** The judgements about the mutants of a game: docs/mutation/<game>.json. */
export class Equivalents {
  private readonly reasons = new Map<string, string>();
  private readonly met = new Set<string>();

  constructor(game: string) {
    const path = join(root, `docs/mutation/${game}.json`);
    if (!existsSync(path)) return;
    const rules = `packages/games/${game}/rules/`;
    for (const { file, line, nth = EACH, changes, reason } of JUDGED.parse(JSON.parse(readFileSync(path, 'utf8'))))
      for (const change of changes) this.reasons.set(keyOfLine(rules + file, line, nth, change), reason);
  }

  /** Why a mutant is equivalent; null when nobody has judged so. */
  reasonFor(mutant: Mutant): string | null {
    const { file, context, occurrence } = mutant;
    const keys = [occurrence, EACH] as const;
    const key = keys.map((nth) => keyOfLine(file, context, nth, changeOf(mutant))).find((each) => this.reasons.has(each));
    if (key === undefined) return null;
    this.met.add(key);
    return this.reasons.get(key) ?? null;
  }

  /** Judgements about mutants that were not asked about: their line or the change no longer exists. */
  unmet(): string[] {
    return [...this.reasons.keys()].filter((key) => !this.met.has(key)).map((key) => key.replaceAll('\n', ' | '));
  }
}
