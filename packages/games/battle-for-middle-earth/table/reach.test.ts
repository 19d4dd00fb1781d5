import { Match, SeededRandom, type Seat } from '#kernel';
import { expect, test } from 'vitest';
import { battleForMiddleEarth } from '../index.ts';
import { type BattleMatch, BOX, sit, view } from '../testing/table.ts';
import type { BattleAction } from '../rules/verbs.ts';
import type { BattleView } from '../view/view.ts';
import { actsOf } from './acts.ts';
import {
  act,
  enemyState,
  handState,
  otherCardState,
  teamCardState,
  type HandTouch,
  touchEnemy,
  touchHand,
  touchOtherCard,
  touchTeamCard,
} from './hands.ts';
import { type Held, layOn, type Offers, offersOf, stillHeld } from './offers.ts';

/** What one touch of the drawn table leads to: something done, or something held. */
interface Led {
  readonly done: BattleAction[];
  readonly held: Held[];
}

/** Touches everything that shines while this is held, each once, as if for the first time. */
function touchAll(seen: BattleView, offers: Offers, seat: number, picked: Held | null): Led {
  const led: Led = { done: [], held: [] };
  const held = stillHeld(offers, picked);
  const never = (): never => {
    throw new Error('What shines is not asked about');
  };
  const desk: HandTouch = {
    table: {
      view: seen,
      mine: seat,
      busy: false,
      words: (key) => key,
      act: (action) => led.done.push(action),
      askWhy: never,
      showRules: never,
    },
    offers,
    held,
    hold: (next) => next !== null && led.held.push(next),
    looked: null,
    look: never,
  };
  const player = seen.players[seat];
  for (const card of player.cards ?? []) if (handState(desk, card) === 'offered') touchHand(desk, card, null);
  for (const { cards, number } of player.teams) {
    for (const card of cards) if (teamCardState(desk, card) === 'offered') touchTeamCard(desk, card, number, null);
    const laid = layOn(offers, held, number);
    if (laid !== undefined) act(desk, laid);
  }
  const fresh = layOn(offers, held, 'new');
  if (fresh !== undefined) act(desk, fresh);
  for (const other of seen.players)
    if (other !== player)
      for (const card of other.teams.flatMap(({ cards }) => cards))
        if (otherCardState(desk, card) === 'offered') touchOtherCard(desk, card, null);
  for (const enemy of seen.row) if (enemy !== null && enemyState(desk, enemy) === 'offered') touchEnemy(desk, enemy, null);
  for (const { id } of player.won) led.done.push(...offers.of('loseEnemy').filter(({ enemy }) => enemy === id));
  if (held === null) led.done.push(...actsOf(desk).map(({ action }) => action));
  led.done.push(...offers.of('double'), ...offers.of('borrow'));
  return led;
}

/** Everything that can be done by touching what shines, and what shines then, and so on. */
function reachable(match: BattleMatch, seat: Seat): Set<string> {
  const seen = view(match, seat);
  const offers = offersOf({ seat, prompt: null, options: match.options(seat), canUndo: false }, 'play');
  const done = new Set<string>();
  const tried = new Set<string>();
  const open: (Held | null)[] = [null];
  for (let held = open.pop(); held !== undefined; held = open.pop()) {
    if (tried.has(JSON.stringify(held))) continue;
    tried.add(JSON.stringify(held));
    const led = touchAll(seen, offers, seat, held);
    for (const action of led.done) done.add(JSON.stringify(action));
    open.push(...led.held);
  }
  return done;
}

const listed = (match: BattleMatch, seat: Seat): Set<string> => new Set(match.options(seat).map((option) => JSON.stringify(option)));

test('at every moment of whole games the drawn table offers what the rules do, no more and no less', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 9; seed++) {
    const random = new SeededRandom(seed);
    const match: BattleMatch = Match.begin(battleForMiddleEarth, { box: BOX, options: {}, seats: 2 + (seed % 3), random });
    while (match.state.outcome === null) {
      const [seat] = match.waitingList();
      expect(reachable(match, seat)).toEqual(listed(match, seat));
      const options = match.options(seat);
      for (const { type } of options) kinds.add(type);
      match.apply(seat, options[random.below(options.length)]);
    }
  }
  expect([...kinds].sort()).toEqual(battleForMiddleEarth.verbs.map(({ name }) => name).sort());
});

test('Sam and Glorfindel in an attack: whatever was chosen so far, all that may follow can be touched, until it strikes', () => {
  const begin = (): BattleMatch =>
    sit({
      row: ['witch-king', 'troll', 'haradrim'],
      players: [
        { teams: [['sam', 'glorfindel'], ['legolas']] },
        {
          teams: [
            ['elrond', 'eowyn'],
            ['boromir', 'gimli'],
          ],
        },
        { teams: [['celeborn']] },
      ],
      turn: { step: 'afterPlaying' },
    });
  let struck = 0;
  const follow = (way: readonly BattleAction[]): void => {
    const match = begin();
    for (const action of way) match.apply(0, action);
    if (view(match).stage !== 'attack') return void struck++;
    expect(reachable(match, 0)).toEqual(listed(match, 0));
    for (const option of match.options(0)) follow([...way, option]);
  };
  follow([{ type: 'attack', team: 1 }]);
  expect(struck).toBeGreaterThan(10);
});
