import { asId } from '#kernel/id.ts';
import type { Id, Seat, State } from '#kernel';
import {
  type BattleBox,
  type Companion,
  type Companions,
  type Enemies,
  type Enemy,
  type Face,
  POSITIONS,
  type RingCard,
  type Team,
} from '../content/box.ts';
import { card, has, listOf, NONE, size } from './cards.ts';
import type { BattleEvent, BattleRawEvent } from './events.ts';
import type { BattleAction } from './verbs.ts';

export interface BattleOptions {
  /** Who begins; null draws lots. */
  readonly first: Seat | null;
}

/** One number a doubling: who doubles * 256 + whose symbol * 8 + which symbol. */
export type Doubling = Id<'doubling'>;
/** One number a borrowing: the hobbit * 32 + the helping card. */
export type Borrowing = Id<'borrowing'>;

/** An attack that is being put together: the team, whom it attacks, and which abilities it uses. */
export interface Attack {
  /** Which of the active player's teams. */
  readonly team: Team;
  targets: Enemies;
  doublers: Companions;
  doublings: Doubling[];
  hobbits: Companions;
  helpers: Companions;
  borrowings: Borrowing[];
}

/** What all see. Lists by seat hold sets of cards; piles are known by their height only. */
interface BattleOpen {
  readonly options: BattleOptions;
  readonly first: Seat;
  active: Seat;
  round: number;

  /** Enemies on the first, second and third position; -1 where nobody stands. */
  row: Enemy[];
  enemiesLeft: number;
  enemyDiscard: Enemies;
  /** Mordor faces from the first position on, the newest first. */
  mordor: Face[];
  ringLeft: number;
  ringDiscard: Companions;
  /** How many Mordor cards of each face lie on the Ring discard pile. */
  mordorDiscard: number[];

  handSize: number[];
  /** Cards in hands that everybody has seen (BM-RULING-15). */
  shown: Companions[];
  teams: Companions[][];
  /** Of each card in a team how many lie there below it: teams are shown in the order in which they were laid. No rule asks for it. */
  below: number[];
  won: Enemies[];
  given: Companions[];
  out: boolean[];

  /**
   * What all know about cards out of sight: discard piles are open, so after each reshuffle it is known which cards are in the new Ring pile and
   * which are in the hands. `shuffles` counts reshuffles, `since` says of each card in a hand or in the pile by which of them it came there.
   */
  shuffles: number;
  since: number[];

  /** Aragorn was played this turn, so one more card may follow. */
  rally: boolean;
  /** Wanderers that have moved this turn. */
  wandered: Companions;
  attack: Attack | null;
}

interface BattleOwn {
  hand: Companions;
}

/** Piles from the bottom to the top. */
interface BattleHidden {
  ring: RingCard[];
  enemies: Enemy[];
}

export interface BattleWords {
  readonly action: BattleAction;
  readonly rawEvent: BattleRawEvent;
  readonly event: BattleEvent;
}

export type Battle = State<BattleBox, BattleOpen, BattleOwn, BattleHidden, BattleWords>;

export const seatsOf = (s: Battle): number => s.open.handSize.length;

export const isOver = (s: Battle): boolean => s.open.row[POSITIONS - 1] < 0;

/** All cards in a player's teams. */
export function inTeams(s: Battle, seat: Seat): Companions {
  let cards: Companions = NONE;
  const teams = s.open.teams[seat];
  for (let team = 0; team < teams.length; team++) cards = asId(cards | teams[team]);
  return cards;
}

/** All cards in the teams of the other players. */
export function inOtherTeams(s: Battle, seat: Seat): Companions {
  let cards: Companions = NONE;
  for (let other: Seat = asId(0); other < seatsOf(s); other++) if (other !== seat) cards = asId(cards | inTeams(s, other));
  return cards;
}

/** In whose team a card lies; -1 when in nobody's. */
export function ownerOf(s: Battle, companion: Companion): Seat {
  for (let seat: Seat = asId(0); seat < seatsOf(s); seat++) if (has(inTeams(s, seat), companion)) return seat;
  return asId(-1);
}

/** The team of this player in which a card lies; -1 when in none. */
export function teamOf(s: Battle, seat: Seat, companion: Companion): Team {
  const teams = s.open.teams[seat];
  for (let team: Team = asId(0); team < teams.length; team++) if (has(teams[team], companion)) return team;
  return asId(-1);
}

/** The cards of a team in the order in which they were laid. */
export const inOrder = (s: Battle, team: Companions): Companion[] => listOf(team).sort((a, b) => s.open.below[a] - s.open.below[b]);

/** Lays a card on top of a team; behind the last team begins a new one. */
export function addToTeam(s: Battle, seat: Seat, team: Team, companion: Companion): void {
  const teams = s.open.teams[seat];
  const there = teams[team] ?? NONE;
  s.open.below[companion] = size(there);
  teams[team] = asId(there | card(companion));
}

/** Takes a card out of a team; a team that has lost its last card no longer exists (BM-RULING-44). */
export function removeFromTeam(s: Battle, seat: Seat, companion: Companion): void {
  const { teams, below } = s.open;
  const team = teamOf(s, seat, companion);
  const rest: Companions = asId(teams[seat][team] & ~card(companion));
  for (const each of listOf(rest)) if (below[each] > below[companion]) below[each]--;
  below[companion] = 0;
  if (rest === NONE) teams[seat].splice(team, 1);
  else teams[seat][team] = rest;
}

export function takeIntoHand(s: Battle, seat: Seat, companion: Companion): void {
  s.own[seat].hand = asId(s.own[seat].hand | card(companion));
  s.open.handSize[seat]++;
}

/** A card leaves the hand for the open table: whatever was known about where it hid is settled. */
export function takeFromHand(s: Battle, seat: Seat, companion: Companion): void {
  s.own[seat].hand = asId(s.own[seat].hand & ~card(companion));
  s.open.handSize[seat]--;
  s.open.shown[seat] = asId(s.open.shown[seat] & ~card(companion));
  s.open.since[companion] = 0;
}
