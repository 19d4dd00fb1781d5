import { asIds } from '#kernel/id.ts';
import type { Bot } from '#bots/bot.ts';
import { SelfPlay } from '#bots/self-play.ts';
import { random } from '#bots/random.ts';
import { type Action, nameMove, SeatObservation, SeededRandom } from '#kernel';
import { describe, expect, it } from 'vitest';
import type { JourneyBox, SymbolIndex } from '../content/box.ts';
import { EFFECTS, GANDALF, NAZGUL, ORC, RING, WEAPON, WHITE_TREE } from '../content/box.ts';
import { journeyToMordor as game } from '../index.ts';
import type { Journey, JourneyOpen } from '../rules/state.ts';
import { casual } from './casual.ts';
import { ranger } from './ranger.ts';
import { BOX, lister, tableOf } from './testing.ts';

/** Lays dice of the first roll aside, with what the rules remember about them. */
function lay(open: JourneyOpen, asideAt: readonly number[]): void {
  open.asideAt = [...asideAt];
  open.taken = asideAt.reduce((bits, roll, die) => (roll > 0 ? bits | (1 << open.shows[die]) : bits), 0);
}

/** Share of victories of each bot; the seats go round. */
function shares(bots: readonly Bot<Journey>[], games: number, options: object): number[] {
  const selfPlay = new SelfPlay(game, BOX, options);
  const won = bots.map(() => 0);
  for (let number = 0; number < games; number++) {
    const entry = (seat: number): number => (seat + number) % bots.length;
    const seated = bots.map((_, seat) => bots[entry(seat)]);
    const { winners } = selfPlay.play(seated, new SeededRandom(77, 2 * number), new SeededRandom(77, 2 * number + 1)).outcome;
    for (const seat of winners) won[entry(seat)] += 1 / winners.length;
  }
  return won.map((count) => count / games);
}

describe('strength, in a small sample', () => {
  it.each(['basic', 'advanced'])('casual is far ahead of random, on the %s side', (side) => {
    const [two, one] = shares([casual, random], 200, { side });
    expect(two).toBeGreaterThan(one + 0.3);
    const four = shares([casual, random, casual, random], 100, { side });
    expect(four[0] + four[2]).toBeGreaterThan(four[1] + four[3] + 0.4);
  });

  it.each(['basic', 'advanced'])('ranger is far ahead of casual, on the %s side', (side) => {
    const [two, one] = shares([ranger, casual], 60, { side });
    expect(two).toBeGreaterThan(one + 0.2);
    const four = shares([ranger, casual, ranger, casual], 12, { side });
    expect(four[0] + four[2]).toBeGreaterThan(four[1] + four[3] + 0.2);
  });

  it('ranger is ahead with the optional ending too', () => {
    const [two, one] = shares([ranger, casual], 60, { side: 'basic', lastSurvivor: true });
    expect(two).toBeGreaterThan(one + 0.2);
  });
});

/** What the ranger of the first seat does with a roll on the table. */
function answer(shows: number[], change: (open: Journey['open']) => void = () => {}): Action {
  const s = tableOf(2, 'advanced');
  Object.assign(s.open, { rolls: 1, shows });
  change(s.open);
  const observation = new SeatObservation(game, s, s.open.active, lister());
  return nameMove(game.verbs, ranger(observation, new SeededRandom(1)), s.box);
}

describe('what a ranger does', () => {
  it('takes the Ring and the White Tree when they win the game at once', () => {
    const almostThere = (open: Journey['open']): void => {
      open.first = 1;
      open.fields = [8, 0];
      open.began = 8;
    };
    const shows = [WHITE_TREE, RING, ORC, ORC, NAZGUL];
    const taken = new Set<string>();
    const asideAt = [0, 0, 0, 0, 0];
    for (let step = 0; step < 6; step++) {
      const action = answer(shows, (open) => {
        almostThere(open);
        lay(open, asideAt);
      });
      if (action.type !== 'setAside') {
        expect(action.type).toBe('finishRolling');
        break;
      }
      taken.add(String(action.die));
      asideAt[BOX.dieIds.indexOf(String(action.die))] = 1;
    }
    expect(taken).toEqual(new Set(['black', 'yellow', 'green']));
  });

  it('gives the Nazgûl to the opponent when it may choose', () => {
    // Red is the opponent's colour; yellow its own.
    for (const shows of [
      [ORC, NAZGUL, NAZGUL, ORC, ORC],
      [NAZGUL, ORC, NAZGUL, ORC, ORC],
    ]) {
      const asideAt = [0, 0, 0, 0, 0];
      const dice: string[] = [];
      for (let step = 0; step < 5; step++) {
        const action = answer(shows, (open) => {
          lay(open, asideAt);
        });
        if (action.type !== 'setAside') break;
        dice.push(String(action.die));
        asideAt[BOX.dieIds.indexOf(String(action.die))] = 1;
      }
      const nazgul = dice.filter((die) => shows[BOX.dieIds.indexOf(die)] === NAZGUL);
      expect(nazgul).toEqual(['red']);
    }
  });

  it('repeats a hopeless roll in Rohan and keeps a splendid one (JM-PLACE-04)', () => {
    const rohan = (open: Journey['open']): void => {
      open.fields = [4, 4];
      open.began = 4;
      open.effect = 'repeat-roll';
    };
    expect(answer([NAZGUL, NAZGUL, ORC, ORC, ORC], rohan)).toEqual({ type: 'repeatRoll' });
    expect(answer([WHITE_TREE, RING, WEAPON, GANDALF, GANDALF], rohan).type).toBe('setAside');
  });

  it('splits the leftmost square', () => {
    const s = tableOf(2);
    s.frames = [{ step: 'gandalf' }];
    Object.assign(s.open, { gandalfs: 2, split: [0b1, 0], crossed: [3, 0] });
    const observation = new SeatObservation(game, s, 0, lister());
    expect(nameMove(game.verbs, ranger(observation, new SeededRandom(1)), s.box)).toEqual({ type: 'split', square: 3 });
  });
});

describe('any content', () => {
  const odd = (fields: number, squares: number, faces: readonly (readonly number[])[]): JourneyBox => {
    const trail = (effects: boolean) =>
      Array.from({ length: fields }, (_, at) => ({
        place: at === fields - 1 ? 'mordor' : `place-${at}`,
        effect: effects && at < fields - 1 ? EFFECTS[(at * 5) % EFFECTS.length] : null,
      }));
    return {
      ...BOX,
      dice: BOX.dice.map((die, at) => ({ ...die, faces: asIds<SymbolIndex>(faces[at % faces.length]) })),
      sheets: { basic: { id: 'basic', fields: trail(false), squares }, advanced: { id: 'advanced', fields: trail(true), squares } },
      mostSquares: squares,
    };
  };

  it.each<[string, JourneyBox, number]>([
    [
      'one field, one square',
      odd(1, 1, [
        [RING, GANDALF, WEAPON, ORC, NAZGUL, WHITE_TREE],
        [RING, RING, ORC, ORC, NAZGUL, NAZGUL],
      ]),
      20,
    ],
    [
      'the longest trails',
      odd(24, 24, [
        [RING, GANDALF, WEAPON, ORC, NAZGUL, WHITE_TREE],
        [RING, GANDALF, WEAPON, ORC, ORC, NAZGUL],
      ]),
      2,
    ],
    [
      'every die different',
      odd(6, 4, [
        [RING, RING, RING, ORC, NAZGUL, WHITE_TREE],
        [RING, GANDALF, WEAPON, ORC, ORC, NAZGUL],
        [RING, RING, WEAPON, ORC, ORC, NAZGUL],
        [RING, GANDALF, GANDALF, ORC, ORC, NAZGUL],
        [RING, GANDALF, WEAPON, WEAPON, ORC, NAZGUL],
      ]),
      4,
    ],
    ['no White Tree at all', odd(5, 3, [[RING, GANDALF, WEAPON, ORC, NAZGUL, NAZGUL]]), 6],
  ])('%s', (_, box, games) => {
    for (const side of ['basic', 'advanced']) {
      const selfPlay = new SelfPlay(game, box, { side });
      for (let number = 0; number < games; number++) {
        const bots = number % 2 === 0 ? [ranger, casual] : [ranger, ranger, ranger, ranger];
        const played = selfPlay.play(bots, new SeededRandom(5, number), new SeededRandom(6, number));
        expect(played.decisions).toBeGreaterThan(0);
      }
    }
  });
});
