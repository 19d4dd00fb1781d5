import { expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { commitment } from '../random/committedRandom.ts';
import { seedCommitment } from '../random/seedCommitment.ts';
import { RecordError } from '../random/recordingRandom.ts';
import { type GameRecord, makeRecord, type PlayedAction, replay, verify } from '../record.ts';
import { sealFor, type Setup, walk } from './walk.ts';

/** A whole random game as a sealed record, with the fingerprint of every state. */
export function recordOf(game: AnyGame, setup: Setup, seed: number): { record: GameRecord; hashes: string[] } {
  const played: PlayedAction[] = [];
  const hashes: string[] = [];
  const match = walk(game, setup, seed, undefined, (moment, taken) => {
    played.push(taken);
    hashes.push(moment.match.hash());
  });
  const { secret, contributions } = sealFor(seed, setup.seats);
  const published = commitment(secret);
  const header = {
    options: setup.options ?? {},
    seats: Array.from({ length: setup.seats }, (_, seat) => ({ name: `Player ${seat + 1}`, kind: 'human' })),
    chance: {
      kind: 'committed' as const,
      version: 2 as const,
      commitment: published,
      promises: contributions.map((words, seat) => seedCommitment(published, seat, words)),
      seal: { secret, contributions },
    },
  };
  return { record: makeRecord(game, header, match.beginning.draws, played), hashes };
}

/** The document with one change, as a forger would make it. */
function forged(record: GameRecord, change: (copy: { -readonly [K in keyof GameRecord]: GameRecord[K] }) => void): GameRecord {
  const copy: GameRecord = JSON.parse(JSON.stringify(record));
  change(copy);
  return copy;
}

/** Set-up, draws and actions are complete: a record replays to the same game, and a forged one is detected. */
export function records(game: AnyGame, setups: readonly Setup[]): void {
  const kept = new Map<number, ReturnType<typeof recordOf>>();
  /** The record of a set-up; slow, so it is played once. */
  const recorded = (index: number): ReturnType<typeof recordOf> => {
    const record = kept.get(index) ?? recordOf(game, setups[index], 200 + index);
    kept.set(index, record);
    return record;
  };

  test('a record replays to the same states, fingerprint for fingerprint, and proves its chance', () => {
    for (const index of setups.keys()) {
      const { record, hashes } = recorded(index);
      const document: GameRecord = JSON.parse(JSON.stringify(record));
      const seen: string[] = [];
      replay(game, document, ({ index: at, match }) => {
        if (at >= 0) seen.push(match.hash());
      });
      expect(seen).toEqual(hashes);
      expect(verify(game, document)).toMatchObject({ actions: hashes.length, chance: 'proved' });
    }
  });

  test('a forged record is caught', () => {
    const { record } = recorded(0);
    const caught = (change: Parameters<typeof forged>[1]): void => expect(() => verify(game, forged(record, change))).toThrow(RecordError);
    caught((copy) => {
      copy.actions = copy.actions.slice(0, -1);
    });
    caught((copy) => {
      copy.outcome = null;
    });
    caught((copy) => {
      copy.content = { ...copy.content, hash: 'f'.repeat(32) };
    });
    caught((copy) => {
      copy.actions = copy.actions.map((action, at) => (at === 3 ? { ...action, hash: 'f'.repeat(32) } : action));
    });
    caught((copy) => {
      if (copy.chance.kind === 'committed') copy.chance = { ...copy.chance, seal: { secret: 'ab'.repeat(32), contributions: [] } };
    });
    // The draws of the set-up count as well: one too many, one out of range, a card shuffled in twice.
    caught((copy) => {
      const extra = { stream: 'open' as const, number: 99, of: 6, got: 1 };
      copy.setup = { ...copy.setup, draws: [...copy.setup.draws, extra] };
    });
    if (record.setup.draws.length > 0)
      caught((copy) => {
        const [first, ...rest] = copy.setup.draws;
        const { got } = first;
        const forgedOutcome = typeof got === 'number' ? got + 0.5 : got.map(() => got[0]);
        copy.setup = { ...copy.setup, draws: [{ ...first, got: forgedOutcome }, ...rest] };
      });
    const drawn = record.actions.findIndex(({ draws }) => draws.some(({ got }) => typeof got === 'number'));
    if (drawn >= 0)
      caught((copy) => {
        copy.actions = copy.actions.map((action, at) =>
          at === drawn
            ? {
                ...action,
                draws: action.draws.map((draw) => (typeof draw.got === 'number' ? { ...draw, got: (draw.got + 1) % draw.of } : draw)),
              }
            : action,
        );
      });
  });

  test('a record of other rules says so', () => {
    const { record } = recorded(0);
    const old = forged(record, (copy) => {
      copy.rulesVersion = game.version + 1;
      copy.actions = copy.actions.map((action, at) => (at === 5 ? { ...action, hash: '0'.repeat(32) } : action));
    });
    expect(() => replay(game, old)).toThrow(/version/);
  });
}
