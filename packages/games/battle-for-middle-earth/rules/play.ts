import { asId } from '#kernel/id.ts';
import type { Propose, Seat } from '#kernel';
import { type Companion, type Companions, HAND_LIMIT, type Place, type Team } from '../content/box.ts';
import { has, lowest } from './cards.ts';
import { maybeTaken } from './exchange.ts';
import { afterPlaying, summons } from './frames.ts';
import { addToTeam, type Battle, inOrder, takeFromHand } from './state.ts';
import { type BattleEffects, choice, guard, moment, seatGuard } from './tools.ts';
import { play } from './verbs.ts';

/** Every card of the hand with every team, and with a new one (BM-TEAM-02, BM-TEAM-03, BM-TEAM-04). */
function handWithTeams(s: Battle, propose: Propose<Companion, Place>, seat: Seat): void {
  const teams = s.open.teams[seat].length;
  for (let rest = s.own[seat].hand; rest !== 0; rest = asId(rest & (rest - 1)))
    for (let place: Place = asId(0); place <= teams; place++) propose(lowest(rest), place);
}

const isInHand = seatGuard('BM-TEAM-01', (s, seat, companion: Companion) => has(s.own[seat].hand, companion));
/** Place 0 is a new team; the others are one's own teams, never another player's. */
const isOwnTeam = seatGuard('BM-TEAM-02', (s, seat, _companion, place: Place) => place <= s.open.teams[seat].length);

/** The team that a card laid there joins; a new one comes behind the others. */
export const teamAt = (s: Battle, seat: Seat, place: Place): Team => (place === 0 ? asId(s.open.teams[seat].length) : asId(place - 1));

function layDown(s: Battle, effects: BattleEffects, companion: Companion, place: Place, seat: Seat): void {
  const team = teamAt(s, seat, place);
  takeFromHand(s, seat, companion);
  addToTeam(s, seat, team, companion);
  // The others see it, but whoever laid it has learned nothing: it may be taken back until somebody has.
  effects.emit?.({ type: place === 0 ? 'playedNew' : 'played', seat, card: companion, team });
}

/** Angbor lets draw at once (BM-RULING-40), if there is room in the hand (BM-ANGBOR-02); the turn goes on afterwards (BM-RULING-43). */
function summon(s: Battle, companion: Companion, seat: Seat): void {
  if (has(s.box.having.summons, companion) && s.open.handSize[seat] < HAND_LIMIT) summons.enter(s);
}

/** A1: exactly one companion from the hand, into one of your teams or a new one (BM-TEAM-01, BM-TEAM-02). */
export const playing = choice(play, {
  candidates: handWithTeams,
  guards: [isInHand, isOwnTeam],
  performBy(s, effects, seat, companion, place) {
    layDown(s, effects, companion, place, seat);
    s.open.rally = has(s.box.having.rally, companion);
    afterPlaying.goTo(s);
    summon(s, companion, seat);
  },
});

/** Whether one of these may have been laid this turn, with at most one card after it. The table does not keep it: they are the last two of a team. */
const isRecent = (s: Battle, companions: Companions): boolean =>
  s.open.teams[s.open.active].some((team) =>
    inOrder(s, team)
      .slice(-2)
      .some((companion) => has(companions, companion)),
  );

/** Aragorn's extra card, which keeps its own ability; the chain ends with it (BM-ARAGORN-01, BM-RULING-36). */
export const playingExtra = choice(play, {
  candidates: handWithTeams,
  guards: [
    // Only after playing Aragorn, and only one: a taken one was not played.
    guard('BM-RULING-31', (s) => s.open.rally || !maybeTaken(s, s.box.having.rally)),
    guard('BM-ARAGORN-01', (s) => s.open.rally || !isRecent(s, s.box.having.rally)),
    moment('BM-TEAM-01', (s) => s.open.rally),
    isInHand,
    isOwnTeam,
  ],
  performBy(s, effects, seat, companion, place) {
    layDown(s, effects, companion, place, seat);
    s.open.rally = false;
    summon(s, companion, seat);
  },
});
