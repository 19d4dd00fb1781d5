import { openGame } from '#games';
import { NOBODY, SeededRandom, viewOf } from '#kernel';
import { heardWith } from '#wire/present.ts';
import { describe, expect, it } from 'vitest';
import { applyChange, type StoredTable } from '../../store/store.ts';
import { frameOf, seatOf } from '../../testing/frame.ts';
import { newTable } from './create-table.ts';
import { openShipped } from './game-library.ts';
import { begin, nextChange } from './loaded-table.ts';

const DECISIONS = 500;

/** Plays at random, a millisecond a decision, and tells of each whether spectators noticed it and whether its time was told. */
async function decisionsOf(game: string, seed: number): Promise<{ readonly noticed: boolean; readonly told: boolean }[]> {
  const rules = await openGame(game);
  const opened = openShipped(rules, rules.version);
  const options: unknown = rules.readOptions(undefined, 2);
  let stored: StoredTable = newTable(frameOf([seatOf('Frodo'), seatOf('Sam')], { game, rulesVersion: rules.version, options, chance: 2 }));
  const { match, change } = begin(stored, opened, { now: 1, botLease: 1000 });
  stored = applyChange(stored, change);
  const chooser = new SeededRandom(seed);
  const decisions: { noticed: boolean; told: boolean }[] = [];
  for (let now = 2; now < DECISIONS && match.state.outcome === null; now++) {
    const [seat] = match.waitingList();
    const options = match.options(seat);
    const view = JSON.stringify(viewOf(rules, match.state, 'spectator'));
    const action = options[chooser.below(options.length)];
    const applied = match.apply(seat, action);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify(action)}`);
    const { waiting } = stored.status;
    const next = nextChange({ stored, opened, match }, match, { kind: 'action', seat, action, person: null, clientId: null }, applied, {
      now,
      botLease: 1000,
    });
    const noticed =
      heardWith(applied.events, NOBODY).length > 0 ||
      view !== JSON.stringify(viewOf(rules, match.state, 'spectator')) ||
      waiting.join() !== match.waitingList().join();
    decisions.push({ noticed, told: next.updatedAt === now });
    stored = applyChange(stored, next);
  }
  return decisions;
}

describe('the time of the last change', () => {
  it.each(['war-of-the-ring', 'hunt-for-the-ring', 'battle-for-middle-earth'])(
    'does not tell of what only a player knows (%s)',
    async (game) => {
      const decisions = [...(await decisionsOf(game, 1)), ...(await decisionsOf(game, 2))];
      expect(decisions.filter(({ noticed, told }) => told && !noticed)).toEqual([]);
      expect(decisions.filter(({ told }) => told).length).toBeGreaterThan(50);
    },
  );

  it('stays what it was where a step of War is silent', async () => {
    expect((await decisionsOf('war-of-the-ring', 3)).some(({ told }) => !told)).toBe(true);
  });
});
