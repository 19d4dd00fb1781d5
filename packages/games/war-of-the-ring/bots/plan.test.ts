import { SeededRandom, type Seat } from '#kernel';
import { describe, expect, test } from 'vitest';
import { FREE, SHADOW } from '../content/box.ts';
import { warOfTheRing as game } from '../index.ts';
import { type GivenWar, war, type WarTable } from '../testing/war.ts';
import { CASUAL } from './moveWeights.ts';
import { planless, PlanSelector, raceOf } from './plan.ts';
import { TUNED } from './tuned/weights.ts';
import { quickly, DecisionContext } from './moveValue.ts';

const planned = new PlanSelector(TUNED);

/** Eight points of the Shadow. */
const OVERRUN: GivenWar['held'] = {
  edoras: 'shadow',
  'helms-deep': 'shadow',
  lorien: 'shadow',
  'minas-tirith': 'shadow',
  pelargir: 'shadow',
};
const weary = { at: 'rivendell', corruption: 8 };

function does(table: WarTable, seat: Seat, plans: PlanSelector): string {
  const move = quickly(new DecisionContext(table.state, seat, new SeededRandom(3), false, plans));
  return JSON.stringify(table.match.options(seat)[table.match.moves(seat).indexOf(move)]);
}

describe('the race that plans are made by', () => {
  test('is the road, the Ring, the Companions, and what the Shadow has and besieges', () => {
    const { state } = war({
      fellowship: { at: 'lorien', corruption: 3 },
      eliminated: ['legolas', 'boromir'],
      held: { edoras: 'shadow' },
      on: { 'minas-tirith': 'sauron 5r | gondor 2r' },
    });
    expect(raceOf(state)).toEqual({ road: 5 + 6, corruption: 3, company: 10, points: 1, besieged: 2, freePoints: 0, freeBesieged: 0 });
    const inMordor = war({
      fellowship: { mordor: 3, corruption: 9 },
      free: ['character'],
      shadow: ['army'],
      held: { moria: 'free-peoples' },
    });
    expect(raceOf(inMordor.state)).toMatchObject({ road: 2, corruption: 9, freePoints: 2 });
  });
});

describe('plans', () => {
  test('usually the Ring hurries and the Shadow conquers', () => {
    const { state } = war({});
    expect([planned.plan(state, FREE), planned.plan(state, SHADOW)]).toEqual(['haste', 'conquest']);
  });

  test('a heavy Ring is rested with as long as the armies leave the time, and hunted', () => {
    const heavy = war({ fellowship: weary }).state;
    expect([planned.plan(heavy, FREE), planned.plan(heavy, SHADOW)]).toEqual(['rest', 'corruption']);
    expect(planned.plan(war({ fellowship: weary, held: OVERRUN }).state, FREE)).not.toBe('rest');
  });

  test('when the Shadow is about to have its points, what stands is held', () => {
    const { state } = war({ held: OVERRUN });
    expect(planned.plan(state, FREE)).toBe('lastStand');
    expect(planned.plan(state, SHADOW)).toBe('conquest');
  });

  test('when the Free Peoples have come far by arms, the Shadow guards what it has', () => {
    const { state } = war({ held: { moria: 'free-peoples', umbar: 'free-peoples' } });
    expect(planned.plan(state, SHADOW)).toBe('guard');
  });

  test('a plan is made of what everybody sees: in every world dealt for watchers it is the same', () => {
    for (const given of [{}, { fellowship: weary }, { held: OVERRUN }] satisfies GivenWar[]) {
      const { state } = war(given);
      for (let seed = 0; seed < 5; seed++) {
        const world = game.redeal(state, 'spectator', new SeededRandom(seed));
        for (const side of [FREE, SHADOW]) expect(planned.plan(world, side)).toBe(planned.plan(state, side));
      }
    }
  });
});

describe('what a plan changes', () => {
  test('those who rest stay in the haven, those in a hurry go on', () => {
    const hurried = planless([{ ...CASUAL[0], late: -5 }, CASUAL[1]]);
    const resting = new PlanSelector([
      { manner: { ...CASUAL[0], late: -5 }, purposes: TUNED[0].purposes },
      { manner: CASUAL[1], purposes: [] },
    ]);
    const haven = (): WarTable => war({ fellowship: weary, free: ['character', 'army-muster'], shadow: ['army'] });
    expect(does(haven(), 0, hurried)).toContain('move-fellowship');
    expect(does(haven(), 0, resting)).not.toContain('move-fellowship');
  });

  test('whoever corrupts hunts in Mordor with more dice than whoever conquers', () => {
    const dice = (corruption: number): number =>
      Number(/\d+/.exec(does(war({ phase: 'allocation', fellowship: { mordor: 1, corruption } }), 1, planned))?.[0]);
    expect(dice(9)).toBeGreaterThan(dice(0));
  });

  test('those who lay no plans never change their manner', () => {
    const { state } = war({ fellowship: weary, held: OVERRUN });
    const casual = planless(CASUAL);
    expect([casual.weights(state, FREE), casual.weights(state, SHADOW)]).toEqual(CASUAL);
    expect(casual.plan(state, FREE)).toBe('haste');
  });
});
