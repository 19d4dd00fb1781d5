import { asId } from '#kernel/id.ts';
import { cloneState, Match, SeededRandom, type Seat } from '#kernel';
import { beginFor } from '#kernel/battery/walk.ts';
import { describe, expect, test } from 'vitest';
import { huntForTheRing as game } from '../../index.ts';
import { letterFor } from '../../testing/letter.ts';
import { table } from '../../testing/table.ts';
import { nazgulAtPlace } from '../derived.ts';
import type { Hunt } from '../state.ts';

const order = (s: Hunt): number[] => [0, 1, 2, 3].map((place) => nazgulAtPlace(s, place));
const two = {
  blue: { at: 18, player: 1, place: 1 },
  green: { at: 36, player: 2, place: 1 },
  red: { at: 44, player: 3, place: 1 },
  violet: { at: 49, player: 3, place: 2 },
} as const;
const wraiths = [{ hand: ['S-05'] }, { hand: ['S-06', 'S-08'] }, { hand: [] }];

describe('HR-GEN-01, HR-GEN-04, HR-GEN-05: a Wraith player gives up', () => {
  test.each([1, 2, 3])('seat %i: a partner rides for him, in the same order, and his Sorcery cards are discarded', (seat) => {
    const t = table({ seats: 4, nazgul: two, wraiths, active: 'green', activated: 1, first: 1 });
    const before = order(t.s);
    expect(t.match.resign(asId(seat)).ok).toBe(true);
    expect(t.s.outcome).toBeNull();
    expect(order(t.s)).toEqual(before);
    expect(t.open.controller).not.toContain(seat);
    expect([t.open.sorceryHand[seat], t.open.sorceryDiscard.length]).toEqual([0, wraiths[seat - 1].hand.length]);
    expect(t.match.waitingList()).toEqual([seat === 2 ? 1 : 2]);
    expect(game.check(t.s)).toEqual([]);
    expect(t.look(0).left).toEqual([seat]);
  });

  test('the first player: the token goes with the Nazgûl, and is passed to those who are left', () => {
    const t = table({ seats: 4, nazgul: two, active: 'blue', first: 1 });
    t.match.resign(1);
    expect([t.open.first, t.match.waitingList()]).toEqual([2, [2]]);
  });

  test('what he was in the middle of is finished by the partner', () => {
    const t = table({ seats: 4, nazgul: two, wraiths: [{ hand: ['S-09'] }, {}, {}], active: 'blue', dice: ['sorcery'] });
    t.act('playSorcery', { die: 'sorcery', sorcery: 'S-09', effect: 'a' }).act('pass');
    expect([t.prompt(), t.match.waitingList()]).toEqual(['searchAt', [1]]);
    t.match.resign(1);
    expect([t.prompt(), t.match.waitingList()]).toEqual(['searchAt', [2]]);
  });

  test('while the Nazgûl are shared out: the others begin anew', () => {
    const match = beginFor(game, { seats: 4, options: { information: 'none' } }, 3);
    match.apply(1, { type: 'claimNazgul', nazgul: 'blue' });
    match.apply(2, { type: 'claimNazgul', nazgul: 'red' });
    match.resign(1);
    expect([match.state.open.controller, match.waitingList()]).toEqual([[0, 0, 0, 0], [2]]);
  });

  test('while he lays out his order, the partner lays out the Nazgûl of both', () => {
    const unplaced = (player: number) => ({ at: null, player, place: 0 });
    const t = table({
      seats: 4,
      nazgul: { blue: unplaced(1), green: unplaced(2), red: unplaced(3), violet: unplaced(3) },
      frames: [{ step: 'orderNazgul' }],
    });
    expect(t.match.waitingList()).toEqual([3]);
    t.match.resign(3);
    // Red and violet go to seat 2, who has to say anew when his own comes.
    expect([t.open.controller, t.open.rank, t.match.waitingList()]).toEqual([[1, 2, 2, 2], [0, -1, -1, -1], [2]]);
  });

  test('the player before him in the order of the turn takes over, wherever the first player sits', () => {
    const heir = (first: number, seat: Seat): number => {
      const t = table({ seats: 4, nazgul: two, first });
      const nazgul = t.open.controller.indexOf(seat);
      t.match.resign(seat);
      return t.open.controller[nazgul];
    };
    expect([1, 2, 3].map((seat) => heir(2, asId(seat)))).toEqual([3, 3, 2]);
    expect([1, 2, 3].map((seat) => heir(3, asId(seat)))).toEqual([3, 1, 1]);
    expect([1, 2, 3].map((seat) => heir(1, asId(seat)))).toEqual([2, 1, 2]);
  });

  test('who must discard and gives up has nothing left to discard; whoever else must, still must', () => {
    const six = { hand: ['S-01', 'S-03', 'S-04', 'S-05', 'S-06', 'S-07'] };
    const t = (asked: number, leaving: Seat) => {
      const at = table({
        seats: 4,
        nazgul: two,
        active: asked === 1 ? 'blue' : 'green',
        wraiths: [asked === 1 ? six : {}, asked === 2 ? six : {}, {}],
        frames: [{ step: 'activation' }, { step: 'discardSorcery', seat: asked }],
      });
      at.match.resign(leaving);
      return [at.prompt(), at.match.waitingList()];
    };
    expect(t(1, 1)).toEqual(['activation', [2]]);
    expect(t(1, 3)).toEqual(['discardSorcery', [1]]);
    expect(t(2, 3)).toEqual(['discardSorcery', [2]]);
  });

  test('where the first player of part I has left and none is drawn yet, the player before him by seat takes over', () => {
    const unplaced = (player: number) => ({ at: null, player, place: 0 });
    const t = table({
      seats: 5,
      first: 3,
      nazgul: { blue: unplaced(1), green: unplaced(2), red: unplaced(3), violet: unplaced(3) },
      frames: [{ step: 'orderNazgul' }],
    });
    t.open.left = asId(1 << 4);
    t.open.first = 4;
    t.match.resign(3);
    expect(t.open.controller).toEqual([1, 2, 2, 2]);
  });

  test('what he was choosing beside his hand goes on: the dice he was rolling again', () => {
    const t = table({ seats: 4, nazgul: two, wraiths: [{ hand: ['S-15'] }, {}, {}], active: 'blue', dice: ['sorcery', 'ring'] })
      .act('playSorcery', { die: 'sorcery', sorcery: 'S-15', effect: 'a' })
      .act('pass');
    t.match.resign(1);
    expect([t.prompt(), t.match.waitingList()]).toEqual(['rerollDice', [2]]);
  });

  test('while cards are swapped before part II nobody waits for him', () => {
    const t = table({
      part: 2,
      seats: 4,
      nazgul: { blue: { player: 1 }, green: { player: 2 }, red: { player: 3 }, violet: { player: 3 } },
      wraiths,
      swapReady: 0b1010,
      frames: [{ step: 'swapSorcery' }],
    });
    expect([t.prompt(), t.match.waitingList()]).toEqual(['swapSorcery', [2]]);
    t.match.resign(2);
    expect([t.s.frames.some(({ step }) => step === 'swapSorcery'), t.match.waitingList().length]).toEqual([false, 1]);
  });

  test('a hand the Ring-bearer was looking at is gone with its player', () => {
    const nazgul = { blue: { player: 1 }, green: { player: 2 }, red: { player: 2 }, violet: { player: 2 } };
    const t = table({
      seats: 3,
      part: 2,
      nazgul,
      turnSoFar: { begun: true, stepped: true },
      frames: [{ step: 'ringBearerTurn' }, { step: 'script', deck: 'ally', card: 'A2-12', count: 0 }, { step: 'discardPeeked', seat: 1 }],
      wraiths: [{ hand: ['S-05'] }, { hand: ['S-06'] }],
    });
    t.match.resign(1);
    expect([t.prompt(), t.open.sorceryHand, t.open.sorceryDiscard.length]).toEqual(['turnAfterStep', [0, 0, 1], 1]);
  });

  test('the last one who gives up loses the hunt; so does the Ring-bearer', () => {
    const t = table({ seats: 3 });
    t.match.resign(2);
    expect(t.s.outcome).toBeNull();
    t.match.resign(2);
    expect(t.s.outcome).toBeNull();
    t.match.resign(1);
    expect(t.s.outcome).toMatchObject({ winners: [0], reason: 'wraithsResigned' });
    const other = table({ seats: 3 });
    other.match.resign(1);
    other.match.resign(0);
    expect(other.s.outcome).toMatchObject({ winners: [2], reason: 'ringBearerResigned' });
  });

  const SETUPS = [
    { seats: 5, options: { mode: 'campaign' } },
    { seats: 4, options: { mode: 'part2', letter: letterFor(4, { information: ['I1', 'I2', 'I4', 'I6', 'I9'] }) } },
  ];
  test.each(SETUPS)('at any moment, and the game goes on to its end ($options.mode)', (setup) => {
    for (let seed = 0; seed < 16; seed++) {
      const match = beginFor(game, setup, seed);
      const dice = new SeededRandom(seed, 4);
      // Half of them give up during the set-up, where everything is different.
      const leaveAt = [dice.below(seed % 2 === 0 ? 25 : 300), dice.below(seed % 2 === 0 ? 25 : 300)];
      for (let step = 0; match.state.outcome === null; step++) {
        for (const [index, at] of leaveAt.entries()) if (at === step) match.resign(asId(index + 1 + (seed % 2)));
        expect(game.check(match.state)).toEqual([]);
        const waiting = match.waitingList();
        if (match.state.outcome !== null) break;
        expect(waiting.length, `seed ${seed}, step ${step}`).toBeGreaterThan(0);
        const seat = waiting[dice.below(waiting.length)];
        expect((match.state.open.left >> seat) & 1, `seed ${seed}, step ${step}`).toBe(0);
        const options = match.options(seat);
        match.apply(seat, options[dice.below(options.length)]);
        if (step % 40 === 0) {
          const world = game.redeal(match.state, 'spectator', dice);
          expect(game.check(world)).toEqual([]);
          expect(Match.resume(game, { state: cloneState(world), random: dice }).waitingList()).toEqual(match.waitingList());
        }
      }
    }
  });
});
