import { InvalidInput } from '#kernel';
import { type Companions, type Enemies, SYMBOLS } from '../content/box.ts';
import { listOf } from '../rules/cards.ts';
import { afterPlaying, attack as attackFrame, endTurn, loserIn, summons, turn } from '../rules/frames.ts';
import { borrowingHelper, borrowingHobbit, doubledBy, doubledCard, doubledSymbol } from '../rules/means.ts';
import { mordorCards } from '../rules/setup.ts';
import { type Attack, type Battle, inOrder } from '../rules/state.ts';
import type { BattlePosition } from './schema.ts';

/** The position of a game that goes on. */
export function write(s: Battle): BattlePosition {
  if (s.outcome !== null) throw new InvalidInput('The game is over: its record tells more than a position');
  const { open, own, hidden, box } = s;
  const companions = (cards: Companions): string[] => listOf(cards).map((each) => box.companionIds[each]);
  const enemies = (cards: Enemies): string[] => listOf(cards).map((each) => box.enemyIds[each]);
  const older = own.flatMap(({ hand }) => listOf(hand)).filter((each) => open.since[each] !== open.shuffles);
  return {
    game: 'battle-for-middle-earth',
    first: open.first,
    lot: open.options.first === null,
    active: open.active,
    round: open.round,
    row: open.row.map((enemy) => (enemy < 0 ? null : box.enemyIds[enemy])),
    enemyPile: hidden.enemies.map((enemy) => box.enemyIds[enemy]).reverse(),
    enemyDiscard: enemies(open.enemyDiscard),
    mordor: open.mordor.map((face) => box.mordorIds[face]),
    ringPile: hidden.ring.map((each) => box.ringNames[each]).reverse(),
    ringDiscard: [...companions(open.ringDiscard), ...mordorCards(open.mordorDiscard).map((each) => box.ringNames[each])],
    players: open.out.map((out, player) => ({
      hand: companions(own[player].hand),
      teams: open.teams[player].map((team) => inOrder(s, team).map((each) => box.companionIds[each])),
      won: enemies(open.won[player]),
      given: companions(open.given[player]),
      ...(open.shown[player] === 0 ? {} : { shown: companions(open.shown[player]) }),
      ...(out ? { out } : {}),
    })),
    reshuffles: open.shuffles,
    ...(older.length === 0 ? {} : { since: Object.fromEntries(older.map((each) => [box.companionIds[each], open.since[each]])) }),
    turn: writeTurn(s, companions, enemies),
  };
}

/** The steps of a turn at which its player is asked. */
const STEPS = [turn, summons, afterPlaying, attackFrame] as const;

function writeTurn(s: Battle, companions: (cards: Companions) => string[], enemies: (cards: Enemies) => string[]): BattlePosition['turn'] {
  const { open, frames } = s;
  const who = loserIn(frames);
  return {
    step: STEPS.find((step) => step.is(frames[frames.length - 1]))?.step ?? 'losing',
    ...(open.rally ? { rally: true } : {}),
    ...(open.wandered === 0 ? {} : { wandered: companions(open.wandered) }),
    ...(open.attack === null ? {} : { attack: writeAttack(s, open.attack, enemies) }),
    ...(who === null ? {} : { losing: { seat: who, draw: endTurn.is(frames[0]) ? 'action' : 'angbor' } }),
  };
}

function writeAttack(
  { box }: Battle,
  attack: Attack,
  enemies: (cards: Enemies) => string[],
): NonNullable<BattlePosition['turn']>['attack'] {
  return {
    team: attack.team + 1,
    targets: enemies(attack.targets),
    doublings: attack.doublings.map((each) => ({
      by: box.companionIds[doubledBy(each)],
      card: box.companionIds[doubledCard(each)],
      symbol: SYMBOLS[doubledSymbol(each)],
    })),
    borrowings: attack.borrowings.map((each) => ({
      hobbit: box.companionIds[borrowingHobbit(each)],
      card: box.companionIds[borrowingHelper(each)],
    })),
  };
}
