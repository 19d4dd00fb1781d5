import { SeededRandom } from '#kernel';
import type { HuntBox } from '../content/box.ts';
import { FAR } from '../content/map.ts';
import { chance, pick } from '../belief/partOne.ts';
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
import { doDeed, gandalfStarts, type GandalfPast, keepOf, newTurn, relocate, slip, vanish, wander, type Whereabouts } from './gandalf.ts';

/**
 * Every past of part II that agrees with all that everybody has heard. Frodo's Journey cards and Gandalf's ways meet in one place only: a
 * "yes" that does not say whom it is about. So each history of cards carries the past of Gandalf that it leaves possible, and histories
 * that leave the same one share it. The truth is always among them.
 */
interface History {
  readonly card: number;
  /** Cards laid aside, as bits. */
  readonly gone: number;
  readonly before: History | null;
  readonly weight: number;
  readonly gandalf: GandalfPast;
}

/** One past, as a world needs it. */
export interface Past {
  /** Journey cards so far; the last one is the present one. */
  readonly cards: readonly number[];
  readonly gandalf: Whereabouts;
}

/** A Journey deck as bits: cards of one length. */
const bitOf = (box: HuntBox, card: number): number => 1 << (box.journeys[card].long ? card - box.shortJourneys : card);

class Pasts {
  private readonly box: HuntBox;
  private readonly havens: boolean;
  private readonly random: SeededRandom;
  private histories: History[];
  private step = 0;
  private left = 0;
  private away = false;
  /** Clues already taken in. */
  private read = 0;

  constructor(box: HuntBox, havens: boolean) {
    this.box = box;
    this.havens = havens;
    // Its own chance: the same clues give the same pasts, whoever asks.
    this.random = new SeededRandom(11, 2);
    const gandalf = gandalfStarts(box);
    this.histories = box.journeys.map((_, card) => ({ card, gone: 0, before: null, weight: 1, gandalf }));
  }

  continueWith(clues: readonly number[]): void {
    for (; this.read < clues.length; this.read += CLUE_SIZE)
      this.take(clues[this.read], clues[this.read + 1], clues[this.read + 2], clues[this.read + 3]);
  }

  /** One of them by weight, with what Gandalf may have done in secret since the last clue; null only when the clues contradict each other. */
  sample(longKnown: boolean, below: (count: number) => number): Past | null {
    const fitting = this.histories.filter(({ card }) => !longKnown || this.box.journeys[card].long);
    const history = pick(
      fitting.map((each) => ({ each, weight: each.weight * each.gandalf.total })),
      below,
    )?.each;
    if (history === undefined) return null;
    const now = this.away ? history.gandalf : wander(history.gandalf, this.box, this.left, below);
    const gandalf = pick(now.nodes, below);
    if (gandalf === null) return null;
    const cards: number[] = [];
    for (let at: History | null = history; at !== null; at = at.before) cards.push(at.card);
    return { cards: cards.reverse(), gandalf };
  }

  /** Whether these cards, in this order of laying aside or another, and this area of Gandalf's are among the pasts. */
  holds(cards: readonly number[], gandalf: number): boolean {
    const gone = cards.slice(0, -1).reduce((bits, card) => bits | bitOf(this.box, card), 0);
    return this.histories.some(
      (history) =>
        history.card === cards[cards.length - 1] &&
        history.gone === gone &&
        (this.away ? history.gandalf : wander(history.gandalf, this.box, this.left, () => 0)).nodes.some(({ area }) => area === gandalf),
    );
  }

  private readonly below = (count: number): number => this.random.below(count);

  private last({ card }: History): number {
    return this.box.journeys[card].lastArea[this.step];
  }

  private entered({ card }: History, area: number): number {
    return this.box.journeys[card].entered[this.step * this.box.spaces.length + area];
  }

  private inPlace(space: number, place: number): boolean {
    const { region, section } = this.box.maps[2];
    return place < this.box.regions.length ? region[space] === place : section[space] === place - this.box.regions.length;
  }

  private keepCards(fits: (history: History) => boolean): void {
    this.histories = this.histories.filter(fits);
  }

  /** The same for every past of Gandalf, worked out once for all histories that share it. */
  private eachGandalf(change: (past: GandalfPast) => GandalfPast, concerns: (history: History) => boolean = () => true): void {
    const changed = new Map<GandalfPast, GandalfPast>();
    this.histories = this.histories.flatMap((history) => {
      if (!concerns(history)) return [history];
      let gandalf = changed.get(history.gandalf);
      if (gandalf === undefined) {
        gandalf = change(history.gandalf);
        changed.set(history.gandalf, gandalf);
      }
      return gandalf.nodes.length === 0 ? [] : [{ ...history, gandalf }];
    });
  }

  private keepGandalf(fits: (at: Whereabouts) => boolean, concerns?: (history: History) => boolean): void {
    if (!this.away) this.eachGandalf((past) => keepOf(past, fits), concerns);
  }

  private wander(): void {
    if (!this.away && this.left > 0) this.eachGandalf((past) => wander(past, this.box, this.left, this.below));
  }

  private take(kind: number, a: number, b: number, c: number): void {
    const { box } = this;
    switch (kind) {
      case CLUE_STEP:
        this.step++;
        break;
      case CLUE_SEARCH:
        this.keepCards((history) => {
          const sheltered = this.havens && this.last(history) === a && box.journeys[history.card].havens.includes(a);
          return (this.entered(history, a) !== FAR && !sheltered) === (b === 1);
        });
        break;
      case CLUE_HUNT:
        this.keepCards((history) => b === (this.entered(history, a) === FAR ? 0 : this.last(history) === a ? 2 : 1));
        this.keepGandalf(({ area }) => (area === a) === (c === 1));
        break;
      case CLUE_PERCEPTION:
        this.takePerception(a, b === 1, c);
        break;
      case CLUE_FRODO_IN:
        this.keepCards((history) => this.inPlace(this.last(history), a) === (b === 1));
        break;
      case CLUE_AGE:
        this.keepCards((history) => this.entered(history, a) === b);
        break;
      case CLUE_CONDITION:
        this.takeCondition(a);
        break;
      case CLUE_REROUTE:
        this.step -= a;
        this.changeCards();
        break;
      case CLUE_GANDALF_TURN:
        this.left = 1;
        this.eachGandalf((past) => newTurn(past, this.below));
        break;
      case CLUE_GANDALF_EXTRA:
        this.wander();
        this.left += a;
        break;
      case CLUE_GANDALF_RELOCATED:
        // Before the card he may have made his own move; then it did nothing.
        this.wander();
        this.eachGandalf((past) => relocate(past, box, a, [b & 255, b >> 8, c & 255, c >> 8], this.below));
        break;
      case CLUE_GANDALF_MOVED:
        this.wander();
        this.keepGandalf(({ moves }) => moves > 0);
        this.left = 0;
        break;
      case CLUE_DEED:
        this.wander();
        this.eachGandalf((past) => doDeed(past, box, a));
        break;
      case CLUE_REVEALED:
        this.wander();
        this.keepGandalf(({ area, moves }) => area === a && moves > 0);
        this.left = 0;
        break;
      case CLUE_RIVENDELL:
        this.wander();
        this.keepGandalf(({ area }) => area === a);
        this.left = 0;
        this.away = true;
        break;
      case CLUE_VANISHED:
        this.eachGandalf((past) => vanish(past, box, this.below));
        break;
      case CLUE_SLIPPED:
        this.eachGandalf((past) => slip(past, box, this.below));
        break;
      default:
        break;
    }
  }

  /** Who: 0 not said, 1 Frodo, 2 Gandalf, 3 both. */
  private takePerception(place: number, yes: boolean, who: number): void {
    const frodoIs = (history: History): boolean => this.inPlace(this.last(history), place);
    const gandalfIs = ({ area }: Whereabouts): boolean => this.inPlace(area, place);
    if (who !== 0) {
      this.keepCards((history) => frodoIs(history) === ((who & 1) === 1));
      this.keepGandalf((at) => gandalfIs(at) === ((who & 2) === 2));
    } else if (!yes) {
      this.keepCards((history) => !frodoIs(history));
      this.keepGandalf((at) => !gandalfIs(at));
    } else if (this.away) this.keepCards(frodoIs);
    else this.keepGandalf(gandalfIs, (history) => !frodoIs(history));
  }

  private takeCondition(card: number): void {
    const { box } = this;
    const tests = box.allies[card].condition;
    const areas = tests?.lastAreaIn;
    const near = tests?.gandalfAtOrConnectedTo;
    this.wander();
    this.keepCards(
      (history) =>
        (areas === undefined || (areas[this.last(history)] & 2) !== 0) &&
        (!tests?.frodoInWild || box.journeys[history.card].rows[this.step] === 0),
    );
    if (near !== undefined) this.keepGandalf(({ area }) => area === near || box.maps[2].connected[near].includes(area));
  }

  /** A new card of the same deck, never one laid aside, until the deck is made anew (HR-REROUTE-03, HR-RUL-57). */
  private changeCards(): void {
    const { box } = this;
    const next = new Map<GandalfPast, Map<number, History>>();
    for (const before of this.histories) {
      const all = box.journeys[before.card].long ? (1 << (box.journeys.length - box.shortJourneys)) - 1 : (1 << box.shortJourneys) - 1;
      const laid = before.gone | bitOf(box, before.card);
      const gone = laid === all ? 0 : laid;
      const known = next.get(before.gandalf) ?? new Map<number, History>();
      next.set(before.gandalf, known);
      for (const [card, { long }] of box.journeys.entries()) {
        if (long !== box.journeys[before.card].long || (gone & bitOf(box, card)) !== 0) continue;
        const key = gone * box.journeys.length + card;
        const same = known.get(key);
        const weight = before.weight + (same?.weight ?? 0);
        const kept = same === undefined || chance(this.below, before.weight / weight) ? before : same.before;
        known.set(key, { card, gone, before: kept, weight, gandalf: before.gandalf });
      }
    }
    this.histories = [...next.values()].flatMap((known) => [...known.values()]);
  }
}

interface Kept {
  readonly box: HuntBox;
  readonly havens: boolean;
  readonly clues: number[];
  readonly pasts: Pasts;
}

/** The game being followed: its clues only ever grow, so most of the work is done already. It only saves time. */
let kept: Kept | null = null;

const isContinued = (before: readonly number[], now: readonly number[]): boolean =>
  before.length <= now.length && before.every((number, place) => number === now[place]);

interface Facts {
  readonly longKnown: boolean;
  readonly havens: boolean;
}

function pastsOf(box: HuntBox, clues: readonly number[], { havens }: Facts): Pasts {
  if (kept === null || kept.box !== box || kept.havens !== havens || !isContinued(kept.clues, clues))
    kept = { box, havens, clues: [], pasts: new Pasts(box, havens) };
  kept.pasts.continueWith(clues);
  kept.clues.push(...clues.slice(kept.clues.length));
  return kept.pasts;
}

/** A past of part II that nobody but the Ring-bearer can tell from the real one. */
export const samplePast = (box: HuntBox, clues: readonly number[], facts: Facts, below: (count: number) => number): Past | null =>
  pastsOf(box, clues, facts).sample(facts.longKnown, below);

/** Whether a past is possible for those who have heard the clues: the real one must be. */
export const isPossible = (box: HuntBox, clues: readonly number[], facts: Facts, cards: readonly number[], gandalf: number): boolean =>
  pastsOf(box, clues, facts).holds(cards, gandalf);
