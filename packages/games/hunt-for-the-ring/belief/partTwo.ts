import type { HuntBox } from '../content/box.ts';
import { FAR } from '../content/map.ts';
import {
  CLUE_AGE,
  CLUE_CONDITION,
  CLUE_DEED,
  CLUE_FRODO_IN,
  CLUE_GANDALF_EXTRA,
  CLUE_GANDALF_MOVED,
  CLUE_GANDALF_RELOCATED,
  CLUE_GANDALF_TURN,
  CLUE_HUNT,
  CLUE_PERCEPTION,
  CLUE_REROUTE,
  CLUE_REVEALED,
  CLUE_RIVENDELL,
  CLUE_SEARCH,
  CLUE_SIZE,
  CLUE_SLIPPED,
  CLUE_STEP,
  CLUE_VANISHED,
} from '../rules/clues.ts';
import { GandalfBoard, MOST_MOVES } from './gandalfBoard.ts';

/** Which Journey card Frodo follows and where Gandalf is, from public information alone. */
export interface Plight {
  /** Journey cards so far; the last one is the present one. */
  readonly cards: readonly number[];
  readonly gandalf: number;
  /** Moves Gandalf has made in the Ring-bearer's present turn. */
  readonly moves: number;
  readonly weight: number;
}

export interface PartTwoFacts {
  readonly deedsDone: readonly number[];
  readonly longKnown: boolean;
  readonly havens: boolean;
}

/**
 * Journey cards that may be the present one and those laid aside, with a weight for every place and number of moves of Gandalf. Pasts that
 * laid the same cards aside in another order are one track: they have the same future.
 */
interface Track {
  readonly cards: readonly number[];
  weights: Float64Array;
}

const presentOf = ({ cards }: Track): number => cards[cards.length - 1];

/** Follows the clues one after another; new clues continue where the old ones ended. */
class Filter {
  private readonly box: HuntBox;
  private readonly facts: PartTwoFacts;
  private readonly board: GandalfBoard;
  private tracks: Track[];
  private step = 0;
  private left = 0;
  private away = false;
  /** Clues already taken in. */
  private read = 0;

  constructor(box: HuntBox, facts: PartTwoFacts) {
    this.box = box;
    this.facts = facts;
    this.board = new GandalfBoard(box, facts.deedsDone);
    this.tracks = box.journeys.flatMap(({ long }, card) =>
      long || !facts.longKnown ? [{ cards: [card], weights: this.board.starts() }] : [],
    );
  }

  continueWith(clues: readonly number[]): void {
    for (; this.read < clues.length; this.read += CLUE_SIZE)
      this.take(clues[this.read], clues[this.read + 1], clues[this.read + 2], clues[this.read + 3]);
  }

  /** What is possible now, with what Gandalf may have done in secret since the last clue. */
  each(tell: (cards: readonly number[], gandalf: number, moves: number, weight: number) => void): void {
    const { board, left, away } = this;
    const { spaces } = board;
    for (const { cards, weights } of this.tracks) {
      const now = away || left === 0 ? weights : weights.slice();
      if (now !== weights) board.wander(now, left);
      for (let moves = 0; moves < MOST_MOVES; moves++)
        for (let place = 0; place < spaces.length; place++) {
          const weight = now[moves * spaces.length + place];
          if (weight > 0) tell(cards, spaces[place], moves, weight);
        }
    }
  }

  private last(card: number): number {
    return this.box.journeys[card].lastArea[this.step];
  }

  private entered(card: number, area: number): number {
    return this.box.journeys[card].entered[this.step * this.box.spaces.length + area];
  }

  private inPlace(space: number, place: number): boolean {
    const { region, section } = this.box.maps[2];
    return place < this.box.regions.length ? region[space] === place : section[space] === place - this.box.regions.length;
  }

  private keepCards(fits: (card: number) => boolean): void {
    this.tracks = this.tracks.filter((track) => fits(presentOf(track)));
  }

  private keep(fits: (card: number, gandalf: number, moves: number) => boolean): void {
    const { spaces } = this.board;
    this.tracks = this.tracks.filter((track) => {
      const { weights } = track;
      const card = presentOf(track);
      let some = false;
      for (let slot = 0; slot < weights.length; slot++) {
        if (weights[slot] === 0) continue;
        if (fits(card, spaces[slot % spaces.length], (slot / spaces.length) | 0)) some = true;
        else weights[slot] = 0;
      }
      return some;
    });
  }

  /** Gandalf may have moved in secret, any number of times up to what he is allowed. */
  private wander(): void {
    if (this.away || this.left === 0) return;
    for (const { weights } of this.tracks) this.board.wander(weights, this.left);
  }

  private take(kind: number, a: number, b: number, c: number): void {
    const { box, facts, board } = this;
    switch (kind) {
      case CLUE_STEP:
        this.step++;
        break;
      case CLUE_SEARCH:
        this.keepCards((card) => {
          const hidden = facts.havens && this.last(card) === a && box.journeys[card].havens.includes(a);
          return (this.entered(card, a) !== FAR && !hidden) === (b === 1);
        });
        break;
      case CLUE_HUNT:
        this.keepCards((card) => (this.entered(card, a) === FAR ? 0 : this.last(card) === a ? 2 : 1) === b);
        if (!this.away) this.keep((_card, gandalf) => (gandalf === a) === (c === 1));
        break;
      case CLUE_PERCEPTION:
        this.keep((card, where) => {
          const frodo = this.inPlace(this.last(card), a);
          const gandalf = !this.away && this.inPlace(where, a);
          if (c !== 0) return frodo === ((c & 1) === 1) && gandalf === ((c & 2) === 2);
          return (frodo || gandalf) === (b === 1);
        });
        break;
      case CLUE_FRODO_IN:
        this.keepCards((card) => this.inPlace(this.last(card), a) === (b === 1));
        break;
      case CLUE_AGE:
        this.keepCards((card) => this.entered(card, a) === b);
        break;
      case CLUE_CONDITION:
        this.wander();
        this.takeCondition(a);
        break;
      case CLUE_REROUTE:
        this.step -= a;
        this.takeReroute();
        break;
      case CLUE_GANDALF_TURN:
        this.left = 1;
        for (const track of this.tracks) board.forgetMoves(track.weights);
        break;
      case CLUE_GANDALF_EXTRA:
        this.wander();
        this.left += a;
        break;
      case CLUE_GANDALF_RELOCATED:
        // Before the card he may have made his own move; then it did nothing.
        this.wander();
        for (const track of this.tracks) track.weights = board.relocate(track.weights, a, [b & 255, b >> 8, c & 255, c >> 8]);
        break;
      case CLUE_GANDALF_MOVED:
        this.wander();
        for (const track of this.tracks) board.hasMoved(track.weights);
        this.left = 0;
        break;
      case CLUE_DEED:
        this.wander();
        this.keep((_card, gandalf) => gandalf === box.deeds[a]);
        break;
      case CLUE_REVEALED:
        this.wander();
        this.keep((_card, gandalf, moves) => gandalf === a && moves > 0);
        this.left = 0;
        break;
      case CLUE_RIVENDELL:
        this.wander();
        this.keep((_card, gandalf) => gandalf === a);
        this.left = 0;
        this.away = true;
        break;
      case CLUE_VANISHED:
        for (const track of this.tracks) track.weights = board.vanish(track.weights);
        break;
      case CLUE_SLIPPED:
        for (const track of this.tracks) track.weights = board.slip(track.weights);
        break;
      default:
        break;
    }
  }

  private takeCondition(ally: number): void {
    const { box } = this;
    const tests = box.allies[ally].condition;
    const areas = tests?.lastAreaIn;
    const near = tests?.gandalfAtOrConnectedTo;
    this.keepCards(
      (card) =>
        (areas === undefined || (areas[this.last(card)] & 2) !== 0) && (!tests?.frodoInWild || box.journeys[card].rows[this.step] === 0),
    );
    if (near !== undefined)
      this.keep((_card, gandalf) => !this.away && (gandalf === near || box.maps[2].connected[near].includes(gandalf)));
  }

  /** A card of the same length that has not been laid aside; when all have, the deck is made anew (HR-RUL-57). */
  private takeReroute(): void {
    const next = new Map<string, Track>();
    for (const track of this.tracks) {
      const { long } = this.box.journeys[presentOf(track)];
      const deck = this.box.journeys.flatMap((journey, card) => (journey.long === long ? [card] : []));
      const left = deck.filter((card) => !track.cards.includes(card));
      const aside = left.length > 0 ? [...track.cards].sort((one, other) => one - other) : [];
      for (const card of left.length > 0 ? left : deck) {
        const key = `${aside.join()} ${card}`;
        const known = next.get(key);
        if (known === undefined) next.set(key, { cards: [...aside, card], weights: track.weights.slice() });
        else for (let slot = 0; slot < known.weights.length; slot++) known.weights[slot] += track.weights[slot];
      }
    }
    this.tracks = [...next.values()];
  }
}

interface Kept {
  readonly box: HuntBox;
  readonly facts: string;
  readonly clues: number[];
  readonly filter: Filter;
}

/** Games being followed: their clues only ever grow, so most of the work is done already. It only saves time. */
const KEPT = 4;
const kept: Kept[] = [];

const isContinued = (before: readonly number[], now: readonly number[]): boolean =>
  before.length <= now.length && before.every((number, place) => number === now[place]);

function filterOf(box: HuntBox, clues: readonly number[], { deedsDone, longKnown, havens }: PartTwoFacts): Filter {
  const facts = `${deedsDone.join()} ${longKnown} ${havens}`;
  const place = kept.findIndex((each) => each.box === box && each.facts === facts && isContinued(each.clues, clues));
  const found = place < 0 ? { box, facts, clues: [], filter: new Filter(box, { deedsDone, longKnown, havens }) } : kept[place];
  if (place >= 0) kept.splice(place, 1);
  kept.push(found);
  if (kept.length > KEPT) kept.shift();
  found.filter.continueWith(clues);
  for (let next = found.clues.length; next < clues.length; next++) found.clues.push(clues[next]);
  return found.filter;
}

/** All hypotheses that agree with the clues. The same clues give the same hypotheses. */
export function filterPartTwo(box: HuntBox, clues: readonly number[], facts: PartTwoFacts): Plight[] {
  const found: Plight[] = [];
  filterOf(box, clues, facts).each((cards, gandalf, moves, weight) => found.push({ cards, gandalf, moves, weight }));
  return found;
}

/** The same by present Journey card: a weight for every space Gandalf may be on. */
export function byJourney(box: HuntBox, clues: readonly number[], facts: PartTwoFacts): Map<number, Float64Array> {
  const found = new Map<number, Float64Array>();
  filterOf(box, clues, facts).each((cards, gandalf, _moves, weight) => {
    const card = cards[cards.length - 1];
    let where = found.get(card);
    if (where === undefined) {
      where = new Float64Array(box.spaces.length);
      found.set(card, where);
    }
    where[gandalf] += weight;
  });
  return found;
}
