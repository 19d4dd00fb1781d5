import { SeededRandom } from '#kernel';
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
import { chance } from './partOne.ts';

/** Which Journey card Frodo follows and where Gandalf is, from public information alone. */
export interface Plight {
  /** Journey cards so far; the last one is the present one. */
  readonly cards: readonly number[];
  readonly gandalf: number;
  /** Moves Gandalf has made in the Ring-bearer's present turn. */
  readonly moves: number;
  /** Deed tokens used for his start, hiding and flight along the past that stands for this slot, as bits. */
  readonly used: number;
  /** That past would need a token twice: good enough for a belief, not for a world. */
  readonly clash: boolean;
  weight: number;
  readonly from: Plight | null;
}

export interface PartTwoFacts {
  readonly deedsDone: readonly number[];
  readonly longKnown: boolean;
  readonly havens: boolean;
}

const MOST_MOVES = 4;
/** A Ring-bearer with a move left goes on or stays, more likely on. */
const GOES_ON = 0.9;

/** A layer of hypotheses: one slot for each card, area and number of moves. Of all pasts of a slot one is kept, chosen by weight. */
class Layer {
  readonly slots = new Map<number, Plight>();
  private readonly random: SeededRandom;

  constructor(random: SeededRandom) {
    this.random = random;
  }

  add(cards: readonly number[], gandalf: number, moves: number, used: number, clash: boolean, weight: number, from: Plight | null): void {
    const key = (cards[cards.length - 1] * MOST_MOVES + moves) * 256 + gandalf;
    const known = this.slots.get(key);
    if (known === undefined) {
      this.slots.set(key, { cards, gandalf, moves, used, clash, weight, from });
      return;
    }
    const total = known.weight + weight;
    const better = known.clash !== clash ? known.clash : chance((count) => this.random.below(count), weight / total);
    if (better) this.slots.set(key, { cards, gandalf, moves, used, clash, weight: total, from });
    else known.weight = total;
  }
}

/** Follows the clues one after another; new clues continue where the old ones ended. */
class Filter {
  private readonly box: HuntBox;
  private readonly facts: PartTwoFacts;
  private readonly random: SeededRandom;
  private readonly free: readonly number[];
  private layer: Layer;
  private step = 0;
  private left = 0;
  private away = false;
  /** Clues already taken in. */
  private read = 0;

  constructor(box: HuntBox, facts: PartTwoFacts) {
    this.box = box;
    this.facts = facts;
    // Its own chance: the same clues give the same layer, whoever asks.
    this.random = new SeededRandom(7, 2);
    this.free = box.deeds.map((_, deed) => deed).filter((deed) => !facts.deedsDone.includes(deed));
    this.layer = new Layer(this.random);
    for (const [card, { long }] of box.journeys.entries())
      if (long || !facts.longKnown) for (const deed of this.free) this.layer.add([card], box.deeds[deed], 0, 1 << deed, false, 1, null);
  }

  continueWith(clues: readonly number[]): void {
    for (; this.read < clues.length; this.read += CLUE_SIZE)
      this.take(clues[this.read], clues[this.read + 1], clues[this.read + 2], clues[this.read + 3]);
  }

  /** The hypotheses now, with what Gandalf may have done in secret since the last clue. */
  plights(): Plight[] {
    const now = this.layer;
    this.wander(this.random.clone());
    const found = [...this.layer.slots.values()];
    this.layer = now;
    return found;
  }

  private present(plight: Plight): number {
    return plight.cards[plight.cards.length - 1];
  }

  private last(plight: Plight): number {
    return this.box.journeys[this.present(plight)].lastArea[this.step];
  }

  private entered(plight: Plight, area: number): number {
    return this.box.journeys[this.present(plight)].entered[this.step * this.box.spaces.length + area];
  }

  private inPlace(space: number, place: number): boolean {
    const { region, section } = this.box.maps[2];
    return place < this.box.regions.length ? region[space] === place : section[space] === place - this.box.regions.length;
  }

  private keep(fits: (plight: Plight) => boolean): void {
    for (const [key, plight] of this.layer.slots) if (!fits(plight)) this.layer.slots.delete(key);
  }

  private each(expand: (plight: Plight, next: Layer) => void, random = this.random): void {
    const next = new Layer(random);
    for (const plight of this.layer.slots.values()) expand(plight, next);
    this.layer = next;
  }

  /** Gandalf may have moved in secret, any number of times up to what he is allowed: move by move. */
  private wander(random = this.random): void {
    if (this.away || this.left === 0) return;
    const { connected } = this.box.maps[2];
    for (let move = 0; move < this.left; move++)
      this.each((plight, next) => {
        const { cards, gandalf, moves, used, clash, weight, from } = plight;
        next.add(cards, gandalf, moves, used, clash, weight, from);
        if (moves !== move) return;
        const ways = connected[gandalf];
        for (const to of ways) next.add(cards, to, moves + 1, used, clash, (weight * GOES_ON) / ways.length, plight);
      }, random);
  }

  private take(kind: number, a: number, b: number, c: number): void {
    const { box, facts } = this;
    const [, , map] = box.maps;
    switch (kind) {
      case CLUE_STEP:
        this.step++;
        break;
      case CLUE_SEARCH:
        this.keep((plight) => {
          const hidden = facts.havens && this.last(plight) === a && box.journeys[this.present(plight)].havens.includes(a);
          return (this.entered(plight, a) !== FAR && !hidden) === (b === 1);
        });
        break;
      case CLUE_HUNT:
        this.keep((plight) => {
          const answer = this.entered(plight, a) === FAR ? 0 : this.last(plight) === a ? 2 : 1;
          return answer === b && (this.away || (plight.gandalf === a) === (c === 1));
        });
        break;
      case CLUE_PERCEPTION:
        this.keep((plight) => {
          const frodo = this.inPlace(this.last(plight), a);
          const gandalf = !this.away && this.inPlace(plight.gandalf, a);
          if (c !== 0) return frodo === ((c & 1) === 1) && gandalf === ((c & 2) === 2);
          return (frodo || gandalf) === (b === 1);
        });
        break;
      case CLUE_FRODO_IN:
        this.keep((plight) => this.inPlace(this.last(plight), a) === (b === 1));
        break;
      case CLUE_AGE:
        this.keep((plight) => this.entered(plight, a) === b);
        break;
      case CLUE_CONDITION:
        this.wander();
        this.takeCondition(a);
        break;
      case CLUE_REROUTE:
        this.step -= a;
        this.each(({ cards, gandalf, moves, used, clash, weight, from }, next) => {
          const { long } = box.journeys[cards[cards.length - 1]];
          for (const [card, journey] of box.journeys.entries())
            if (journey.long === long && !cards.includes(card)) next.add([...cards, card], gandalf, moves, used, clash, weight, from);
        });
        break;
      case CLUE_GANDALF_TURN:
        this.left = 1;
        this.each((plight, next) => next.add(plight.cards, plight.gandalf, 0, plight.used, plight.clash, plight.weight, plight.from));
        break;
      case CLUE_GANDALF_EXTRA:
        this.wander();
        this.left += a;
        break;
      case CLUE_GANDALF_RELOCATED:
        // Before the card he may have made his own move; then it did nothing.
        this.wander();
        this.takeRelocation(a, [b & 255, b >> 8, c & 255, c >> 8]);
        break;
      case CLUE_GANDALF_MOVED:
        this.wander();
        this.keep((plight) => plight.moves > 0);
        this.left = 0;
        break;
      case CLUE_DEED:
        this.wander();
        this.keep((plight) => plight.gandalf === box.deeds[a]);
        break;
      case CLUE_REVEALED:
        this.wander();
        this.keep((plight) => plight.gandalf === a && plight.moves > 0);
        this.left = 0;
        break;
      case CLUE_RIVENDELL:
        this.wander();
        this.keep((plight) => plight.gandalf === a);
        this.left = 0;
        this.away = true;
        break;
      case CLUE_VANISHED:
        this.each((plight, next) => {
          const { cards, moves, used, clash, weight } = plight;
          for (const deed of this.free)
            next.add(
              cards,
              box.deeds[deed],
              moves,
              used | (1 << deed),
              clash || ((used >> deed) & 1) === 1,
              weight / this.free.length,
              plight,
            );
        });
        break;
      case CLUE_SLIPPED:
        this.each((plight, next) => {
          const { cards, gandalf, moves, used, clash, weight } = plight;
          const ways = [gandalf, ...map.connected[gandalf]];
          for (const to of ways) next.add(cards, to, moves, used, clash, weight / ways.length, plight);
        });
        break;
      default:
        break;
    }
  }

  private takeCondition(card: number): void {
    const { box } = this;
    const tests = box.allies[card].condition;
    const areas = tests?.lastAreaIn;
    const near = tests?.gandalfAtOrConnectedTo;
    this.keep(
      (plight) =>
        (areas === undefined || (areas[this.last(plight)] & 2) !== 0) &&
        (!tests?.frodoInWild || box.journeys[this.present(plight)].rows[this.step] === 0) &&
        (near === undefined || (!this.away && (plight.gandalf === near || box.maps[2].connected[near].includes(plight.gandalf)))),
    );
  }

  private takeRelocation(script: number, nazgul: readonly number[]): void {
    const { box } = this;
    const op = box.scripts[script].find(({ op: name }) => name === 'gandalf.relocate');
    const mask = op?.op === 'gandalf.relocate' ? op.mask : new Uint8Array(box.spaces.length);
    this.each((plight, next) => {
      const { cards, gandalf, moves, used, clash, weight, from } = plight;
      const goals =
        moves > 0 ? [] : box.maps[2].areas.filter((area) => (mask[area] & 2) !== 0 && area !== gandalf && !nazgul.includes(area));
      if (goals.length === 0) next.add(cards, gandalf, moves, used, clash, weight, from);
      for (const area of goals) next.add(cards, area, 1, used, clash, weight / goals.length, plight);
    });
  }
}

interface Kept {
  readonly box: HuntBox;
  readonly facts: string;
  readonly clues: number[];
  readonly filter: Filter;
}

/** The game being followed: its clues only ever grow, so most of the work is done already. It only saves time. */
let kept: Kept | null = null;

const isContinued = (before: readonly number[], now: readonly number[]): boolean =>
  before.length <= now.length && before.every((number, place) => number === now[place]);

/** All hypotheses that agree with the clues. The same clues give the same hypotheses. */
export function filterPartTwo(box: HuntBox, clues: readonly number[], facts: PartTwoFacts): Plight[] {
  const key = `${facts.deedsDone.join()} ${facts.longKnown} ${facts.havens}`;
  if (kept === null || kept.box !== box || kept.facts !== key || !isContinued(kept.clues, clues))
    kept = { box, facts: key, clues: [], filter: new Filter(box, facts) };
  kept.filter.continueWith(clues);
  kept.clues.push(...clues.slice(kept.clues.length));
  return kept.filter.plights();
}

/** Gandalf's log along the past that stands for a hypothesis. */
export function gandalfLogOf(plight: Plight): number[] {
  const log: number[] = [];
  for (let at: Plight | null = plight; at !== null; at = at.from)
    if (log.length === 0 || log[log.length - 1] !== at.gandalf) log.push(at.gandalf);
  return log.reverse();
}
