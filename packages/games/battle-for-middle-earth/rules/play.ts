import { type Choice, enter, goTo, guard, type Propose, type Seat, type Table } from '#kernel';
import { has, lowest } from './cards.ts';
import { addToTeam, at, type Battle, companionWord, HAND_LIMIT, takeFromHand } from './state.ts';
import { play } from './verbs.ts';

/** Every card of the hand with every team, and with a new one (BM-TEAM-02, BM-TEAM-03, BM-TEAM-04). */
function handWithTeams(s: Battle, seat: Seat, propose: Propose): void {
  const teams = s.open.teams[seat].length;
  for (let rest = s.own[seat].hand; rest !== 0; rest &= rest - 1) for (let place = 0; place <= teams; place++) propose(lowest(rest), place);
}

const isInHand = guard<Battle>('BM-TEAM-01', (s, companion, _b, _c, seat) => has(s.own[seat].hand, companion));
/** Place 0 is a new team; the others are one's own teams, never another player's. */
const isOwnTeam = guard<Battle>('BM-TEAM-02', (s, _a, place, _c, seat) => place <= s.open.teams[seat].length);

function layDown(s: Battle, table: Table, companion: number, place: number, seat: Seat): void {
  const teams = s.open.teams[seat];
  takeFromHand(s, seat, companion);
  addToTeam(s, seat, place === 0 ? teams.length : place - 1, companion);
  // Everybody sees a card that was in a closed hand.
  table.reveal();
  if (!table.listening) return;
  const about = { seat: `@seat.${seat}`, card: companionWord(s, companion) };
  if (place === 0) table.tell({ type: 'playedNew', ...about, team: teams.length });
  else table.tell({ type: 'played', ...about, team: place });
}

/** Angbor lets draw at once (BM-RULING-40), if there is room in the hand (BM-ANGBOR-02); the turn goes on afterwards (BM-RULING-43). */
function summon(s: Battle, companion: number, seat: Seat): void {
  if (has(s.box.having.summons, companion) && s.open.handSize[seat] < HAND_LIMIT) enter(s, at('summons'));
}

/** A1: exactly one companion from the hand, into one of your teams or a new one (BM-TEAM-01, BM-TEAM-02). */
export const playing: Choice<Battle> = {
  verb: play,
  candidates: handWithTeams,
  guards: [isInHand, isOwnTeam],
  perform(s, table, companion, place, _c, seat) {
    layDown(s, table, companion, place, seat);
    s.open.rally = has(s.box.having.rally, companion);
    goTo(s, at('afterPlaying'));
    summon(s, companion, seat);
  },
};

/** Aragorn's extra card, which keeps its own ability; the chain ends with it (BM-ARAGORN-01, BM-RULING-36). */
export const playingExtra: Choice<Battle> = {
  verb: play,
  candidates(s, seat, propose) {
    if (s.open.rally) handWithTeams(s, seat, propose);
  },
  guards: [guard(['BM-TEAM-01', 'BM-RULING-36'], (s) => s.open.rally), isInHand, isOwnTeam],
  perform(s, table, companion, place, _c, seat) {
    layDown(s, table, companion, place, seat);
    s.open.rally = false;
    summon(s, companion, seat);
  },
};
