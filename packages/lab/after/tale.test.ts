import { openHere } from '#bots/here.ts';
import { SeededRandom } from '#kernel';
import { describe, expect, it } from 'vitest';
import { recordOfGame } from '../recorded.ts';
import type { Setup } from '../setup.ts';
import { courseOf } from './course.ts';
import { Here } from './here.ts';
import type { Outlined, Reckoner } from './parts.ts';
import { taleOf } from './tale.ts';

const JOURNEY: Setup = { game: 'journey-to-mordor', bots: ['random', 'casual', 'casual'], options: {}, seating: 'fixed' };
const BATTLE: Setup = { game: 'battle-for-middle-earth', bots: ['random', 'casual'], options: {}, seating: 'fixed' };

/** Reckons in this thread, as a worker does, but never with many games. */
function reckonerOf(here: Here, playouts: number): Reckoner {
  return {
    hands: 1,
    pace: () => Promise.resolve(1000),
    chances: (step, level) => Promise.resolve(here.chances(step, level, playouts)),
    advice: (step, level) => Promise.resolve(here.advice(step, level)),
    judge: (step, levels, worlds, from) => Promise.resolve(here.judge(step, levels, Math.min(worlds, 4), from)),
    exactly: (from, to) => Promise.resolve(here.exactly(from, to)),
  };
}

const unsolved = (): Promise<null> => Promise.resolve(null);

async function hereOf(setup: Setup, number: number): Promise<Here> {
  const opened = await openHere(setup.game, ['random', 'casual']);
  return new Here(courseOf(opened, recordOfGame(opened, setup, 5, number)));
}

describe('the tale of a finished game', () => {
  it('start, luck and decisions add up to the result, for every seat', async () => {
    const here = await hereOf(JOURNEY, 0);
    const outlined = here.outline();
    const seen: number[] = [];
    const tale = await taleOf(outlined, ['random', 'casual'], reckonerOf(here, 2), (done) => seen.push(done));
    for (let seat = 0; seat < 3; seat++) {
      const start = tale.points[0].chances[seat];
      const all = tale.turns.reduce((sum, { luck, decisions }) => sum + luck[seat] + decisions[seat], start);
      expect(all).toBeCloseTo(outlined.result[seat], 9);
    }
    expect(tale.points.at(-1)?.chances).toEqual(outlined.result);
    expect(tale.turnings.length).toBeLessThanOrEqual(3);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.at(-1)).toBe(1);
  });

  it('a game that is not over is refused', async () => {
    const opened = await openHere(JOURNEY.game, ['random', 'casual']);
    const { outcome: _over, ...record } = recordOfGame(opened, JOURNEY, 5, 0);
    expect(() => courseOf(opened, { ...record, outcome: null, actions: record.actions.slice(0, 4) })).toThrow('over');
  });

  it('nobody is judged by what he could not know: another deal of the hidden cards changes nothing that is said', async () => {
    const opened = await openHere(BATTLE.game, ['random', 'casual']);
    const course = courseOf(opened, recordOfGame(opened, BATTLE, 5, 3));
    const step = course.deeds.findIndex(({ seat }, at) => seat === 0 && new Here(course).advice(at, 'casual').instead !== null);
    expect(step).toBeGreaterThanOrEqual(0);
    const other = {
      ...course,
      states: course.states.map((state) => (state.outcome === null ? opened.game.redeal(state, 0, new SeededRandom(8)) : state)),
    };
    const levels = { advice: 'casual', play: 'casual' };
    // The same worlds are dealt for the seat, whatever the truth was.
    expect(new Here(other).outline().deeds).toEqual(new Here(course).outline().deeds);
    const worlds = 12;
    const [one, two] = [course, other].map((each) => new Here(each).judge(step, levels, worlds, 0));
    const give = 3 * Math.hypot(one.errors[0], two.errors[0]);
    expect(Math.abs(one.gains[0] - two.gains[0])).toBeLessThanOrEqual(give);
  });

  it('finds the deed after which chance turned, and the decision that a bot would not have made', async () => {
    // Four deeds in two rounds; the second throws half the game away, the third is luck.
    const chances: readonly (readonly number[])[] = [
      [0.5, 0.5],
      [0.5, 0.5],
      [0.1, 0.9],
      [0.95, 0.05],
      [1, 0],
    ];
    const outlined: Outlined = {
      seats: 2,
      deeds: [0, 1, 2, 3].map((step) => ({ seat: step % 2, round: step < 2 ? 1 : 2, drew: step === 2, resigned: false })),
      result: [1, 0],
    };
    const action = { type: 'march' };
    const tale = await taleOf(
      outlined,
      ['casual'],
      {
        hands: 2,
        pace: () => Promise.resolve(1),
        chances: (step) => Promise.resolve(chances[step]),
        advice: (step) => Promise.resolve({ step, open: step < 2, instead: step === 1 ? action : null }),
        judge: (step, _levels, worlds) => Promise.resolve({ step, gains: [-0.4, 0.4], errors: [0.02, 0.02], worlds }),
        exactly: unsolved,
      },
      () => {},
    );
    expect(tale.turnings.map(({ kind, step }) => [kind, step])).toEqual([
      ['decision', 1],
      ['luck', 2],
    ]);
    expect(tale.turnings[0].instead).toEqual(action);
    expect(tale.turns.map(({ decisions }) => decisions[0])).toEqual([-0.4, 0]);
    expect(tale.turns[1].luck[0]).toBeCloseTo(0.9, 9);
    expect(tale).toMatchObject({ differed: 1, asked: 2 });
  });

  it('a choice within the noise is not held against anybody', async () => {
    const outlined: Outlined = { seats: 2, deeds: [{ seat: 0, round: 1, drew: false, resigned: false }], result: [0, 1] };
    const tale = await taleOf(
      outlined,
      ['casual'],
      {
        hands: 1,
        pace: () => Promise.resolve(1),
        chances: () => Promise.resolve([0.5, 0.5]),
        advice: (step) => Promise.resolve({ step, open: true, instead: { type: 'rest' } }),
        judge: (step, _levels, worlds) => Promise.resolve({ step, gains: [-0.05, 0.05], errors: [0.04, 0.04], worlds }),
        exactly: unsolved,
      },
      () => {},
    );
    expect(tale.turnings).toEqual([]);
    expect(tale.turns[0]).toMatchObject({ luck: [-0.5, 0.5], decisions: [0, 0] });
  });

  it('a swing smaller than its noise is no turning point, even where it is clear that somebody else lost a little', async () => {
    const outlined: Outlined = { seats: 3, deeds: [{ seat: 0, round: 1, drew: false, resigned: false }], result: [0, 1, 0] };
    const tale = await taleOf(
      outlined,
      ['casual'],
      {
        hands: 1,
        pace: () => Promise.resolve(1),
        chances: () => Promise.resolve([0.4, 0.3, 0.3]),
        advice: (step) => Promise.resolve({ step, open: true, instead: { type: 'rest' } }),
        judge: (step, _levels, worlds) => Promise.resolve({ step, gains: [-0.03, 0.19, -0.16], errors: [0.01, 0.115, 0.1], worlds }),
        exactly: unsolved,
      },
      () => {},
    );
    expect(tale.turnings).toEqual([]);
  });

  it('giving up is a decision, whatever it was worth', async () => {
    const outlined: Outlined = {
      seats: 2,
      deeds: [
        { seat: 0, round: 1, drew: false, resigned: false },
        { seat: 1, round: 1, drew: false, resigned: true },
      ],
      result: [1, 0],
    };
    const tale = await taleOf(
      outlined,
      ['casual'],
      {
        hands: 1,
        pace: () => Promise.resolve(1),
        chances: (step) => Promise.resolve(step === 0 ? [0.5, 0.5] : [0.3, 0.7]),
        advice: (step) => Promise.resolve({ step, open: true, instead: null }),
        judge: (step, _levels, worlds) => Promise.resolve({ step, gains: [0, 0], errors: [0, 0], worlds }),
        exactly: unsolved,
      },
      () => {},
    );
    expect(tale.turns[0].decisions[0]).toBeCloseTo(0.7, 9);
    expect(tale.turns[0].luck[0]).toBeCloseTo(-0.2, 9);
  });
});
