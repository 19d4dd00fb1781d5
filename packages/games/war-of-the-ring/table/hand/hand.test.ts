import { expect, test } from 'vitest';
import type { WarAction } from '../../rules/verbs.ts';
import { FREE, fresh } from '../../testing/war.ts';
import { offersOf } from '../offers.ts';
import { handOf } from './handOf.ts';

const mine = { ...fresh().view(FREE).sides[0], cards: ['fp-character-01', 'fp-strategy-04'] };
const states = (options: readonly WarAction[]) => handOf(offersOf({ seat: 0, prompt: null, options, canUndo: false }, 'play'), mine);

test('what can be played is offered, and of the others the rules are asked the same', () => {
  const [character, strategy] = states([{ type: 'playEvent', card: 'fp-character-01' }]);
  expect(character).toMatchObject({ state: 'offered', wish: null });
  expect(strategy).toMatchObject({ state: 'barred', wish: { type: 'playEvent', card: 'fp-strategy-04' } });
  expect(states([{ type: 'pass' }]).map(({ state }) => state)).toEqual(['idle', 'idle']);
});

test('WR-DICE-22, WR-DICE-32, WR-DICE-36: a card knows the dice that would play it', () => {
  const [character, strategy] = states([
    { type: 'spend', die: 'muster', action: 'play-muster-event' },
    { type: 'spend', die: 'event', action: 'play-any-event' },
    { type: 'spend', die: 'muster', action: 'recruit' },
  ]);
  const dice = (held: typeof character) => held.dice.map((action) => ('die' in action ? action.die : null));
  expect(dice(character)).toEqual(['event']);
  expect(dice(strategy)).toEqual(['muster', 'event']);
});
