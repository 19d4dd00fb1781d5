import type { Viewer } from '#kernel/seat.ts';
import { type ForcedOutcome, ForcedRandom, Match, SeededRandom, type Seat } from '#kernel';
import type { SymbolId } from '../content/box.ts';
import { battleForMiddleEarth } from '../index.ts';
import type { BattlePosition } from '../position/index.ts';
import type { BattleView } from '../view/view.ts';
import type { Battle, BattleOptions } from '../rules/state.ts';
import type { BattleAction } from '../rules/verbs.ts';

export const BOX = battleForMiddleEarth.content.read(battleForMiddleEarth.content.standard);

export type BattleMatch = Match<Battle, BattleOptions, BattleView>;

/** A table in the middle of a game: what is not said is as in a fresh one. Seat 0 is active; the rest of the cards lies in the piles. */
export function sit(position: Partial<BattlePosition> = {}, forced: readonly ForcedOutcome[] = [], seed = 1): BattleMatch {
  const state = battleForMiddleEarth.position.read(
    { game: 'battle-for-middle-earth', row: ['troll', 'haradrim', 'grishnakh'], players: [{}, {}], ...position },
    BOX,
  );
  return Match.resume(battleForMiddleEarth, { state, random: new ForcedRandom(forced, new SeededRandom(seed)) });
}

/** A new game from its set-up. */
export function begin(seats: number, options: unknown = {}, forced: readonly ForcedOutcome[] = [], seed = 1): BattleMatch {
  return Match.begin(battleForMiddleEarth, { box: BOX, options, seats, random: new ForcedRandom(forced, new SeededRandom(seed)) });
}

/** Does it, and fails the test when it is refused. */
export function act(match: BattleMatch, seat: Seat, ...actions: readonly BattleAction[]): void {
  for (const action of actions) {
    const answer = match.apply(seat, action);
    if (!answer.ok) throw new Error(`${JSON.stringify(action)}: ${answer.refusal.message}`);
  }
}

/** The rules that stand against an action; empty when it is legal. */
export const against = (match: BattleMatch, seat: Seat, action: BattleAction): readonly string[] =>
  match.explain(seat, action)?.rules ?? [];

export const view = (match: BattleMatch, viewer: Viewer = 'spectator'): BattleView =>
  battleForMiddleEarth.view({
    box: match.state.box,
    frames: match.state.frames,
    outcome: match.state.outcome,
    open: match.state.open,
    viewer,
    own: viewer === 'spectator' ? null : match.state.own[viewer],
    truth: match.state.outcome === null ? null : { own: match.state.own, hidden: match.state.hidden },
  });

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);
export const row = (match: BattleMatch): (string | null)[] => view(match).row.map((enemy) => enemy?.id ?? null);
export const mordor = (match: BattleMatch): (string | null)[] => view(match).mordor.map((card) => card?.id ?? null);
export const teams = (match: BattleMatch, seat: number): string[][] => view(match).players[seat].teams.map(({ cards }) => ids(cards));
export const hand = (match: BattleMatch, seat: Seat): string[] => ids(view(match, seat).players[seat].cards ?? []);
export const won = (match: BattleMatch, seat: number): string[] => ids(view(match).players[seat].won);
export const given = (match: BattleMatch, seat: number): string[] => ids(view(match).players[seat].given);
export const ringDiscard = (match: BattleMatch): string[] => ids(view(match).ringDiscard.companions);
export const enemyDiscard = (match: BattleMatch): string[] => ids(view(match).enemyDiscard);

/** What the seat is offered of one kind, without the type. */
export const offered = (match: BattleMatch, seat: Seat, type: BattleAction['type']): Record<string, string | number>[] =>
  match.options(seat).flatMap(({ type: found, ...rest }) => (found === type ? [rest] : []));

type Act<Type extends BattleAction['type']> = Extract<BattleAction, { readonly type: Type }>;

export const play = (card: string, team: number | 'new' = 'new'): Act<'play'> => ({ type: 'play', card, team });
export const attack = (team = 1): Act<'attack'> => ({ type: 'attack', team });
export const target = (enemy: string): Act<'target'> => ({ type: 'target', enemy });
export const double = (by: string, card: string, symbol: SymbolId): Act<'double'> => ({ type: 'double', by, card, symbol });
export const borrow = (hobbit: string, card: string): Act<'borrow'> => ({ type: 'borrow', hobbit, card });
export const exchange = (take: string, team = 1): Act<'exchange'> => ({ type: 'exchange', wizard: 'gandalf', card: take, team });
export const move = (card: string, team: number): Act<'move'> => ({ type: 'move', card, team });
export const DRAW: BattleAction = { type: 'draw' };
export const STRIKE: BattleAction = { type: 'strike' };
export const END: BattleAction = { type: 'endTurn' };
export const afterPlaying = { step: 'afterPlaying' } as const;

/** Mordor cards by their command. */
export const TEAM = 'lose-team-card';
export const HAND = 'lose-hand-card';
export const TROPHY = 'lose-won-enemy';
