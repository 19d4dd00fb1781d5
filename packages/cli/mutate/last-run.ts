import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { root } from './game-files.ts';
import { keyOf, type Mutant } from './mutants.ts';
import type { Fate } from './run.ts';

const KEPT = z.array(z.tuple([z.string(), z.enum(['killed', 'survived', 'unreached'])]));

/** What became of each mutant when it was last tried, kept from run to run. */
export class LastRun {
  private readonly path: string;
  private readonly fates: Map<string, Fate>;

  constructor(game: string) {
    this.path = `${root}node_modules/.cache/redbook/mutation/${game}.json`;
    this.fates = new Map(existsSync(this.path) ? KEPT.parse(JSON.parse(readFileSync(this.path, 'utf8'))) : []);
  }

  fateOf(mutant: Mutant): Fate | undefined {
    return this.fates.get(keyOf(mutant));
  }

  note(mutant: Mutant, fate: Fate): void {
    this.fates.set(keyOf(mutant), fate);
  }

  write(): void {
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.path, JSON.stringify([...this.fates]));
  }
}
