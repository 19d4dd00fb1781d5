import { expect, test } from 'vitest';
import { riders, table } from '../../testing/table.ts';
import type { HuntView } from '../../view/view.ts';
import { type Offers, offersOf } from '../offers.ts';
import { actsOf, pileOf, stateOf, wishOf } from './cards.ts';
import { actsWith, isPlainChoice, tumble } from './dice.ts';

/** What the seat that is asked is offered. */
function offersAt(t: ReturnType<typeof table>): { offers: Offers; view: HuntView } {
  const [seat] = t.match.waitingList();
  const view = t.look(seat);
  return { view, offers: offersOf({ seat, prompt: t.match.prompt(seat), options: t.match.options(seat), canUndo: false }, 'play', view) };
}

const ally = (id: string) => ({ deck: 'ally' as const, id });

test('a card that can be played is gold, one that cannot asks why, and to those who only look on all lie idle', () => {
  const t = table({ turn: 'secondDaylight', ringBearer: { log: [1, 'dot'], hand: ['A1-09', 'A1-15'] }, nazgul: riders(18, 36, 44, 49) });
  const { offers, view } = offersAt(t);
  expect(stateOf(offers, ally('A1-09'), 'hand')).toBe('offered');
  expect(actsOf(offers, ally('A1-09'), 'hand').map((action) => ('effect' in action ? action.effect : null))).toEqual(['a', 'b']);
  expect(stateOf(offers, ally('A1-15'), 'hand')).toBe('barred');
  const wish = wishOf(offers, ally('A1-15'), 'hand');
  expect(t.match.explain(0, wish)?.rules).toContain('HR-OOT-01');
  expect(stateOf(offersOf(null, 'watch', view), ally('A1-09'), 'hand')).toBe('idle');
  expect(stateOf(offers, ally('A1-09'), 'discard')).toBe('idle');
});

test('a pile is told newest first, each kind once', () => {
  expect(pileOf(['A1-15', 'A1-02', 'A1-15'])).toEqual([
    { id: 'A1-15', count: 2 },
    { id: 'A1-02', count: 1 },
  ]);
});

test('a die offers what its face can do; a spent one nothing', () => {
  const t = table({
    active: 'blue',
    dice: ['ring', 'sword', 'sword'],
    ringBearer: { log: [1] },
    nazgul: riders(22, 36, 44, 49),
  });
  const { offers, view } = offersAt(t);
  const types = (face: string): string[] => [
    ...new Set(view.dice.filter((die) => die.face === face).flatMap((die) => actsWith(offers, die).map(({ type }) => type))),
  ];
  expect(types('ring')).toContain('perceive');
  expect(types('ring')).not.toContain('huntWith');
  expect(types('sword')).toContain('huntWith');
  const [die] = view.dice;
  expect(actsWith(offers, { ...die, spent: true })).toEqual([]);
});

test('only a die that is wanted for itself is taken at the first touch', () => {
  expect(isPlainChoice([{ type: 'discardDie', die: 'ring' }])).toBe(true);
  expect(isPlainChoice([{ type: 'huntWith', die: 'sword' }])).toBe(false);
  expect(isPlainChoice([])).toBe(false);
});

test('a tumbling die ends with what it shows', () => {
  for (const face of ['ring', 'shadow', 'pursuit']) expect([tumble(face, 3, 4).length, tumble(face, 3, 4).at(-1)]).toEqual([4, face]);
});
