import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { type GameRecord, verify } from '../record.ts';
import { recordOf } from './records.ts';
import type { Setup } from './walk.ts';

/**
 * Golden records: whole games kept on file. If one no longer replays, a change of the rules would break stored games: then either the change is wrong, or
 * the version of the rules must be raised and new records made (`REDBOOK_GOLDEN=write npm test`).
 */
export function golden(game: AnyGame, folder: string, setups: readonly Setup[]): void {
  const fileOf = (index: number): string => join(folder, `v${game.version}-${index + 1}.json`);
  if (process.env.REDBOOK_GOLDEN === 'write') {
    mkdirSync(folder, { recursive: true });
    for (const [index, setup] of setups.entries())
      if (!existsSync(fileOf(index))) writeFileSync(fileOf(index), `${JSON.stringify(recordOf(game, setup, 900 + index).record)}\n`);
  }
  describe(`golden records: ${game.id}`, () => {
    test('there is one of every set-up', () => {
      expect(setups.map((_, index) => existsSync(fileOf(index)))).toEqual(setups.map(() => true));
    });

    // Records of an earlier version whose content is kept must replay, too.
    const versions = [game.version, ...Object.keys(game.content.former ?? {})];
    const isKept = (name: string): boolean => versions.some((version) => name.startsWith(`v${version}-`));
    const files = existsSync(folder) ? readdirSync(folder).filter(isKept) : [];
    test.each(files)('%s replays, fingerprint for fingerprint', (name) => {
      const record: GameRecord = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      expect(verify(game, record)).toMatchObject({ actions: record.actions.length, chance: 'proved' });
    });
  });
}
