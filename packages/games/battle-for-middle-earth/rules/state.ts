import type { Frame, Seat, State } from '#kernel';
import type { BattleBox } from '../content/box.ts';
import { type Cards, card, has, listOf, NONE, size } from './cards.ts';

/** The steps of the game, in the order of the rulebook. */
export type StepName =
  | 'turn'
  | 'summons'
  | 'afterPlaying'
  | 'attack'
  | 'draw'
  | 'counterattack'
  | 'loseTeamCard'
  | 'loseHandCard'
  | 'loseEnemy'
  | 'endTurn';

export interface BattleOptions {
  /** Who begins; null draws lots. */
  readonly first: Seat | null;
}

/** An attack that is being put together: the team, whom it attacks, and which abilities it uses. */
export interface Attack {
  /** Which of the active player's teams. */
  readonly team: number;
  /** Enemies, as bits. */
  targets: Cards;
  doublers: Cards;
  /** One number a doubling: who doubles * 256 + whose symbol * 8 + which symbol. */
  doublings: number[];
  hobbits: Cards;
  helpers: Cards;
  /** One number a borrowing: the hobbit * 32 + the helping card. */
  borrowings: number[];
}

/** What all see. Lists by seat hold sets of cards; piles are known by their height only. */
export interface BattleOpen {
  readonly options: BattleOptions;
  readonly first: Seat;
  active: Seat;
  round: number;

  /** Enemies on the first, second and third position; -1 where nobody stands. */
  row: number[];
  enemiesLeft: number;
  enemyDiscard: Cards;
  /** Mordor faces from the first position on, the newest first. */
  mordor: number[];
  ringLeft: number;
  ringDiscard: Cards;
  /** How many Mordor cards of each face lie on the Ring discard pile. */
  mordorDiscard: number[];

  handSize: number[];
  /** Cards in hands that everybody has seen (BM-RULING-15). */
  shown: Cards[];
  teams: Cards[][];
  /** Of each card in a team how many lie there below it: teams are shown in the order in which they were laid. No rule asks for it. */
  below: number[];
  won: Cards[];
  given: Cards[];
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
  wandered: Cards;
  attack: Attack | null;
}

export interface BattleOwn {
  hand: Cards;
}

/** Piles from the bottom to the top. */
export interface BattleHidden {
  ring: number[];
  enemies: number[];
}

export type Battle = State<BattleBox, BattleOpen, BattleOwn, BattleHidden>;

/** A counterattack: how many players have had their turn to lose something. */
export interface CounterFrame extends Frame {
  readonly step: 'counterattack';
  asked: number;
}

/** A player chooses what to lose. */
export interface LosingFrame extends Frame {
  readonly seat: Seat;
}

export const HAND_LIMIT = 5;
export const POSITIONS = 3;

export const at = (step: StepName): Frame => ({ step });

export const seatsOf = (s: Battle): number => s.open.handSize.length;

export const isOver = (s: Battle): boolean => s.open.row[POSITIONS - 1] < 0;

/** All cards in a player's teams. */
export function inTeams(s: Battle, seat: Seat): Cards {
  let cards = NONE;
  const teams = s.open.teams[seat];
  for (let team = 0; team < teams.length; team++) cards |= teams[team];
  return cards;
}

/** All cards in the teams of the other players. */
export function inOtherTeams(s: Battle, seat: Seat): Cards {
  let cards = NONE;
  for (let other = 0; other < seatsOf(s); other++) if (other !== seat) cards |= inTeams(s, other);
  return cards;
}

/** In whose team a card lies; -1 when in nobody's. */
export function ownerOf(s: Battle, companion: number): Seat {
  for (let seat = 0; seat < seatsOf(s); seat++) if (has(inTeams(s, seat), companion)) return seat;
  return -1;
}

/** The team of this player in which a card lies; -1 when in none. */
export function teamOf(s: Battle, seat: Seat, companion: number): number {
  const teams = s.open.teams[seat];
  for (let team = 0; team < teams.length; team++) if (has(teams[team], companion)) return team;
  return -1;
}

/** The cards of a team in the order in which they were laid. */
export const inOrder = (s: Battle, team: Cards): number[] => listOf(team).sort((a, b) => s.open.below[a] - s.open.below[b]);

/** Lays a card on top of a team; behind the last team begins a new one. */
export function addToTeam(s: Battle, seat: Seat, team: number, companion: number): void {
  const teams = s.open.teams[seat];
  const there = teams[team] ?? NONE;
  s.open.below[companion] = size(there);
  teams[team] = there | card(companion);
}

/** Takes a card out of a team; a team that has lost its last card no longer exists (BM-RULING-44). */
export function removeFromTeam(s: Battle, seat: Seat, companion: number): void {
  const { teams, below } = s.open;
  const team = teamOf(s, seat, companion);
  const rest = teams[seat][team] & ~card(companion);
  for (const each of listOf(rest)) if (below[each] > below[companion]) below[each]--;
  below[companion] = 0;
  if (rest === NONE) teams[seat].splice(team, 1);
  else teams[seat][team] = rest;
}

export function takeIntoHand(s: Battle, seat: Seat, companion: number): void {
  s.own[seat].hand |= card(companion);
  s.open.handSize[seat]++;
}

/** A card leaves the hand for the open table: whatever was known about where it hid is settled. */
export function takeFromHand(s: Battle, seat: Seat, companion: number): void {
  s.own[seat].hand &= ~card(companion);
  s.open.handSize[seat]--;
  s.open.shown[seat] &= ~card(companion);
  s.open.since[companion] = 0;
}

/** The words of the locale for cards: copies of a card share them. */
export const companionWord = (s: Battle, companion: number): string => `@card.${s.box.companions[companion].kind}`;
export const enemyWord = (s: Battle, enemy: number): string => `@enemy.${s.box.enemies[enemy].kind}`;
export const mordorWord = (s: Battle, face: number): string => `@mordor.${s.box.mordor[face].id}`;
