import { eventsFor, LegalMoves, Match, nameMove, SeatObservation, SeededRandom, viewOf } from '#kernel';
import { describe, expect, test } from 'vitest';
import { casual } from '../../bots/casual.ts';
import { warOfTheRing as game } from '../../index.ts';
import type { WarEvent } from '../../rules/events.ts';
import type { WarAction } from '../../rules/verbs.ts';
import { clash, shadowAttacks } from '../../testing/battle.ts';
import { box } from '../../testing/war.ts';
import type { BattleView, WarView } from '../../view/view.ts';
import { choicesOf } from './choices.ts';
import { diceOf, numbersFrom } from './dice.ts';
import { enemyOf, forceIn, placeOf, ranksOf } from './ranks.ts';
import { roundsOf } from './rounds.ts';
import { cardId } from '../../content/cards.ts';

interface Moment {
  readonly view: WarView;
  readonly battle: BattleView;
  readonly events: readonly WarEvent[];
  readonly options: readonly WarAction[];
}

/** Every moment of the battles of two games between casual players, as whoever is asked sees it. */
function play(): readonly Moment[] {
  const moments: Moment[] = [];
  for (let round = 0; round < 2; round++) {
    const match = Match.begin(game, { box, options: {}, seats: 2, random: new SeededRandom(51, round) });
    const thoughts = new SeededRandom(52, round);
    const legalMoves = new LegalMoves(game);
    const events: [WarEvent[], WarEvent[]] = [[], []];
    while (match.state.outcome === null) {
      const [seat] = match.waitingList();
      const view = viewOf(game, match.state, seat);
      if (view.battle !== null)
        moments.push({ view, battle: view.battle, events: [...events[seat === 0 ? 0 : 1]], options: match.options(seat) });
      const move = casual(new SeatObservation(game, match.state, seat, legalMoves), thoughts);
      const answer = match.apply(seat, nameMove(game.verbs, move, box));
      if (!answer.ok) throw new Error(answer.refusal.message);
      for (const viewer of [0, 1] as const) events[viewer].push(...eventsFor(answer.events, viewer));
    }
  }
  return moments;
}

/** Played once, for whoever looks first. */
let played: readonly Moment[] | null = null;
const eachMoment = (look: (moment: Moment) => void): void => {
  played ??= play();
  for (const moment of played) look(moment);
};

/** Free Peoples, Shadow. */
const SIDES = [0, 1] as const;

describe('in whole games', () => {
  test('every option of a battle is behind one thing in its scene', () => {
    const seen = new Set<string>();
    eachMoment(({ view, battle, options }) => {
      const { figures, cards, numbers, answers, main } = choicesOf(view, options);
      const placed = [...[...figures.values()].flat(), ...cards, ...numbers.map(({ action }) => action), ...answers];
      expect(new Set(placed)).toEqual(new Set(options));
      expect(placed).toHaveLength(options.length);
      if (main !== null) expect(answers).toContain(main);
      // What is touched on a figure stands in one of the two hosts.
      const hosts = [battle.attacker, enemyOf(battle.attacker)].flatMap((side) => ranksOf(forceIn(view, placeOf(battle, side)), side));
      for (const figure of figures.keys()) expect(hosts.flatMap((rank) => rank.figures)).toContain(figure);
      for (const { type } of options) seen.add(type);
    });
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'playCombatCard',
        'noCombatCard',
        'reroll',
        'loseRegular',
        'reduceElite',
        'pressOn',
        'ceaseAttack',
        'withdraw',
        'depart',
      ]),
    );
  });

  test('losses are always touched on the figures', () => {
    let losses = 0;
    eachMoment(({ view, battle, options }) => {
      const paying = options.filter(({ type }) => type === 'loseRegular' || type === 'reduceElite' || type === 'loseElite');
      if (paying.length === 0) return;
      losses++;
      expect(choicesOf(view, options).answers).toEqual([]);
      expect(battle.struck?.hits).toBeGreaterThan(0);
    });
    expect(losses).toBeGreaterThan(50);
  });

  test('the dice tell the hits that the rules count', () => {
    let rolls = 0;
    eachMoment(({ battle, events }) => {
      const told = roundsOf(events, 0).at(-1) ?? null;
      expect(told?.round ?? 0).toBe(battle.round);
      for (const side of SIDES) {
        const mine = told?.sides[side] ?? null;
        const hits = diceOf(battle, side, mine).filter(({ hit }) => hit).length;
        if (battle.rolls[side].length > 0) rolls++;
        expect(hits + (mine?.added ?? 0) - (mine?.cancelled ?? 0)).toBe(battle.hits[side]);
        expect(mine?.hits ?? 0).toBe(battle.hits[side]);
      }
    });
    expect(rolls).toBeGreaterThan(100);
  });

  test('every step of the round is seen', () => {
    const steps = new Set<string>();
    eachMoment(({ battle }) => steps.add(battle.step));
    expect([...steps]).toEqual(expect.arrayContaining(['cards', 'reroll', 'losses', 'onward']));
  });
});

describe('a round', () => {
  // Cruel as Death: two points of Nazgûl leadership for +1 on every die.
  const cruel = cardId('orc-patrol');
  const fight = () => clash({ attackers: 'sauron 2r 1e, nazgul 3', defenders: 'gondor 2r 1e', shadow: cruel }, 4, 1, 2, 5, 3, 2);

  test('shows what hits only because of a card, and what leadership the card took', () => {
    const table = fight();
    const view = table.view();
    if (view.battle === null) throw new Error('No battle');
    expect(diceOf(view.battle, 1, null)).toMatchObject([
      { face: 4, hit: true, raised: true },
      { face: 1, hit: false },
      { face: 2, hit: false },
    ]);
    expect(view.battle.fighters[1]).toMatchObject({ leadership: 1, leadershipOf: 3, hitsFrom: { plain: 5, roll: 4, reroll: 5 } });
    expect(view.battle.step).toBe('reroll');
    expect(numbersFrom(5)).toBe('5, 6');
  });

  test('a die that was rolled again shows both results', () => {
    const table = fight().next(6).do('reroll', { dice: 1 });
    const { battle } = table.view();
    if (battle === null) throw new Error('No battle');
    const heard = [...table.heard('roundBegan'), ...table.heard('combatRoll'), ...table.heard('leaderReroll')];
    const told = roundsOf(heard, 0).at(-1)?.sides[1] ?? null;
    expect(diceOf(battle, 1, told)[1]).toMatchObject({ face: 6, was: 1, hit: true, raised: false });
  });
});

test('the besieged stand behind their walls, the besiegers hit with sixes', () => {
  const table = shadowAttacks({ on: { 'helms-deep': 'isengard 3r 1e | rohan 2r 1l' } }, 'helms-deep', 'inside-helms-deep').do(
    'beginBattle',
  );
  const view = table.view();
  if (view.battle === null) throw new Error('No battle');
  expect(ranksOf(forceIn(view, view.battle.to), 'free-peoples')).toEqual([
    { nation: 'rohan', figures: ['rohan-regular', 'rohan-regular'] },
    { nation: null, figures: ['rohan-leader'] },
  ]);
  expect(view.battle.fighters.map(({ hitsFrom }) => hitsFrom.roll)).toEqual([5, 6]);
});
