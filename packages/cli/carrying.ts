import { carry } from '#server/carry/carry.ts';
import type { Print, Source, Target } from '#server/carry/shelves.ts';
import { Progress } from './progress.ts';

/** Carries, says on standard error how far it has come, and closes both whatever happens. */
export async function carryAll(source: Source, open: () => Promise<Target>): Promise<Print[]> {
  try {
    const target = await open();
    try {
      const rows = source.shelves.reduce((sum, shelf) => sum + shelf.rows, 0);
      const progress = new Progress(rows * 2, 'rows carried and compared');
      let done = 0;
      const prints = await carry(source, target, () => progress.say(++done));
      progress.end();
      return prints;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** What there is of everything, a line each. */
export const listOf = (prints: readonly Print[]): string =>
  prints.map(({ name, rows, sha256 }) => `  ${name.padEnd(9)} ${String(rows).padStart(9)} rows  ${sha256.slice(0, 16)}\n`).join('');
