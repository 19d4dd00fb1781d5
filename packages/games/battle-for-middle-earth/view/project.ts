import { asId } from '#kernel/id.ts';
import type { Seat, VisibleState } from '#kernel';
import {
  type Companion,
  type Companions,
  type Enemy,
  type Face,
  POSITIONS,
  type SymbolId,
  type SymbolIndex,
  SYMBOLS,
} from '../content/box.ts';
import { listOf } from '../rules/cards.ts';
import { commandOf } from '../rules/counterattack.ts';
import { points } from '../rules/end.ts';
import { bill, oneCardMore, teamForecast } from '../rules/forecast.ts';
import { afterPlaying, attack, loserIn, summons, turn } from '../rules/frames.ts';
import { borrowingHelper, borrowingHobbit, doubledBy, doubledCard, doubledSymbol } from '../rules/means.ts';
import { type Battle, inOrder, ownerOf } from '../rules/state.ts';
import type { AttackView, BattleView, CompanionView, EnemyView, MordorView, PlayerView } from './view.ts';

/** The steps of a turn at which its player is asked. */
const STAGES = [turn, summons, afterPlaying, attack] as const;

function stageOf({ frames, outcome }: Pick<Battle, 'frames' | 'outcome'>): BattleView['stage'] {
  if (outcome !== null) return 'over';
  const top = frames[frames.length - 1];
  return STAGES.find((stage) => stage.is(top))?.step ?? 'losing';
}

/** Assembles the view from the open part and the viewer's own hand; piles are known by their height. */
export function project({ box, frames, outcome, open, viewer, own, truth }: VisibleState<Battle>): BattleView {
  // Rules that need no secrets work on the open part alone.
  const s: Battle = { box, frames: [...frames], outcome, open, own: [], hidden: { ring: [], enemies: [] } };
  const loser = loserIn(frames);
  const handOf = (seat: Seat): Companions | null =>
    truth !== null ? truth.own[seat].hand : seat === viewer && own !== null ? own.hand : null;
  return {
    names: box.names,
    stage: stageOf(s),
    round: open.round,
    first: open.first,
    active: open.active,
    row: open.row.map((enemy) => (enemy < 0 ? null : enemyView(s, enemy))),
    mordor: Array.from({ length: POSITIONS }, (_, position) =>
      open.mordor[position] === undefined ? null : mordorView(s, open.mordor[position]),
    ),
    enemyPile: open.enemiesLeft,
    enemyDiscard: listOf(open.enemyDiscard).map((enemy) => enemyView(s, enemy)),
    ringPile: open.ringLeft,
    ringDiscard: {
      companions: listOf(open.ringDiscard).map((companion) => companionView(s, companion)),
      mordor: open.mordorDiscard.flatMap((count, face) => (count === 0 ? [] : [{ ...mordorView(s, asId(face)), count }])),
    },
    players: open.handSize.map((_, seat) => playerView(s, asId(seat), handOf(asId(seat)))),
    rally: open.rally,
    attack: attackView(s),
    losing:
      loser === null || outcome !== null ? null : { seat: loser, command: commandOf(s), card: box.mordorIds[open.mordor[POSITIONS - 1]] },
  };
}

const symbolNames = (symbols: readonly SymbolIndex[]): SymbolId[] => symbols.map((symbol) => SYMBOLS[symbol]);

function companionView(s: Battle, companion: Companion): CompanionView {
  const { id, kind, symbols, ability } = s.box.companions[companion];
  return { id, kind, symbols: symbolNames(symbols), ability };
}

function enemyView(s: Battle, enemy: Enemy): EnemyView {
  const { id, kind, symbols, points: worth, captain } = s.box.enemies[enemy];
  return { id, kind, symbols: symbolNames(symbols), points: worth, captain };
}

function mordorView(s: Battle, face: Face): MordorView {
  const { id, command } = s.box.mordor[face];
  return { id, command };
}

function playerView(s: Battle, seat: Seat, hand: Companions | null): PlayerView {
  const { open } = s;
  const cards = (set: Companions): CompanionView[] => listOf(set).map((companion) => companionView(s, companion));
  // Once the game is over nothing is asked of a hand any more.
  const asked: Companions = asId(s.outcome === null ? (hand ?? 0) : 0);
  return {
    seat,
    hand: open.handSize[seat],
    cards: hand === null ? null : cards(hand),
    shown: cards(open.shown[seat]),
    teams: open.teams[seat].map((team, index) => ({
      number: index + 1,
      cards: inOrder(s, team).map((companion) => companionView(s, companion)),
      ...teamForecast(s, seat, team, asked),
    })),
    won: listOf(open.won[seat]).map((enemy) => enemyView(s, enemy)),
    given: cards(open.given[seat]),
    points: points(s, seat),
    out: open.out[seat],
    fresh: oneCardMore(s, seat, asId(0), asked),
  };
}

function attackView(s: Battle): AttackView | null {
  const { attack, active, teams } = s.open;
  if (attack === null) return null;
  const { companionIds, enemyIds, enemies } = s.box;
  const { needs, left } = bill(s, teams[active][attack.team], attack, attack.targets);
  const targets = listOf(attack.targets);
  return {
    team: attack.team + 1,
    targets: targets.map((enemy) => enemyIds[enemy]),
    doublings: attack.doublings.map((each) => ({
      by: companionIds[doubledBy(each)],
      card: companionIds[doubledCard(each)],
      symbol: SYMBOLS[doubledSymbol(each)],
    })),
    borrowings: attack.borrowings.map((each) => ({
      hobbit: companionIds[borrowingHobbit(each)],
      card: companionIds[borrowingHelper(each)],
      owner: ownerOf(s, borrowingHelper(each)),
    })),
    needs,
    left,
    points: targets.reduce((sum, enemy) => sum + enemies[enemy].points, 0),
    ready: targets.length > 0 && needs.every(({ paid }) => paid !== null),
  };
}
