import { expect, test } from 'vitest';
import type { WarAction } from '../../rules/verbs.ts';
import { FREE, fresh } from '../../testing/war.ts';
import type { WarView } from '../../view/view.ts';
import { offersOf } from '../offers.ts';
import { handOf } from './handOf.ts';
import { cardId } from '../../content/cards.ts';

const mine = { ...fresh().view(FREE).sides[0], cards: [cardId('elven-cloaks'), cardId('book-of-mazarbul')] };
const states = (options: readonly WarAction[], events: WarView['events'] = {}) =>
  handOf(offersOf({ seat: 0, prompt: null, options, canUndo: false }, 'play'), mine, events);

test('what can be played is offered, and of the others the rules are asked the same', () => {
  const [character, strategy] = states([{ type: 'playEvent', card: cardId('elven-cloaks') }]);
  expect(character).toMatchObject({ state: 'offered', wish: null });
  expect(strategy).toMatchObject({ state: 'barred', wish: { type: 'playEvent', card: cardId('book-of-mazarbul') } });
  expect(states([{ type: 'pass' }]).map(({ state }) => state)).toEqual(['idle', 'idle']);
});

const muster: WarAction = { type: 'spend', die: 'muster', action: 'play-muster-event' };
const any: WarAction = { type: 'spend', die: 'event', action: 'play-any-event' };
const recruit: WarAction = { type: 'spend', die: 'muster', action: 'recruit' };

test('WR-DICE-22, WR-DICE-32, WR-DICE-36: a card knows the dice that would play it, and is gold where there is one', () => {
  const [character, strategy] = states([muster, any, recruit]);
  expect(character).toMatchObject({ state: 'offered', dice: [any] });
  expect(strategy).toMatchObject({ state: 'offered', dice: [muster, any] });
});

test('WR-EVENT-07: while dice are chosen a card says which rule bars it: its condition, or that no die plays it', () => {
  const [character, strategy] = states([any], { [cardId('book-of-mazarbul')]: { met: false, regions: [] } });
  expect(character).toMatchObject({ state: 'offered', rules: [] });
  expect(strategy).toMatchObject({ state: 'barred', dice: [], rules: ['WR-EVENT-07'] });
  expect(states([recruit]).map(({ rules }) => rules)).toEqual([['WR-DICE-22'], ['WR-DICE-32']]);
});
