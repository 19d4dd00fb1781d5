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
  /** Deed tokens used for his start, hiding and flight, as bits. */
  readonly used: number;
  weight: number;
  from: Plight | null;
}

export interface PartTwoFacts {
  readonly deedsDone: readonly number[];
  readonly longKnown: boolean;
  readonly havens: boolean;
}

const MOST_MOVES = 4;

/** A layer of hypotheses: one slot for each card, area and number of moves. */
class Layer {
  readonly slots = new Map<number, Plight>();
  private readonly below: (count: number) => number;

  constructor(below: (count: number) => number) {
    this.below = below;
  }

  add(cards: readonly number[], gandalf: number, moves: number, used: number, weight: number, from: Plight | null): void {
    const key = (cards[cards.length - 1] * MOST_MOVES + moves) * 256 + gandalf;
    const known = this.slots.get(key);
    if (known === undefined) {
      this.slots.set(key, { cards, gandalf, moves, used, weight, from });
      return;
    }
    const total = known.weight + weight;
    if (chance(this.below, weight / total)) this.slots.set(key, { cards, gandalf, moves, used, weight: total, from });
    else known.weight = total;
  }

  values(): Plight[] {
    return [...this.slots.values()];
  }
}

/** All hypotheses that agree with the clues. Tokens used twice are excluded along each sampled past. */
export function filterPartTwo(box: HuntBox, clues: readonly number[], facts: PartTwoFacts, below: (count: number) => number): Plight[] {
  const [, , map] = box.maps;
  const size = box.spaces.length;
  const free = box.deeds.map((_, deed) => deed).filter((deed) => !facts.deedsDone.includes(deed));
  let layer = new Layer(below);
  for (const [card, { long }] of box.journeys.entries())
    if (long || !facts.longKnown) for (const deed of free) layer.add([card], box.deeds[deed], 0, 1 << deed, 1, null);
  let step = 0;
  let left = 0;
  let away = false;

  const present = (plight: Plight): number => plight.cards[plight.cards.length - 1];
  const last = (plight: Plight): number => box.journeys[present(plight)].lastArea[step];
  const entered = (plight: Plight, area: number): number => box.journeys[present(plight)].entered[step * size + area];
  const inPlace = (space: number, place: number): boolean =>
    place < box.regions.length ? map.region[space] === place : map.section[space] === place - box.regions.length;
  const keep = (fits: (plight: Plight) => boolean): void => {
    for (const [key, plight] of layer.slots) if (!fits(plight)) layer.slots.delete(key);
  };
  const each = (expand: (plight: Plight, next: Layer) => void): void => {
    const next = new Layer(below);
    for (const plight of layer.slots.values()) expand(plight, next);
    layer = next;
  };
  /** Gandalf may have moved in secret, any number of times up to what he is allowed. */
  const wander = (): void => {
    if (away || left === 0) return;
    each((plight, next) => {
      const spread = (at: Plight, weight: number): void => {
        next.add(at.cards, at.gandalf, at.moves, at.used, weight, at === plight ? plight.from : at.from);
        if (at.moves >= left) return;
        const ways = map.connected[at.gandalf];
        for (const to of ways)
          spread({ ...at, gandalf: to, moves: at.moves + 1, from: at }, (weight * 0.9) / ways.length);
      };
      spread(plight, plight.weight);
    });
  };

  for (let i = 0; i < clues.length; i += CLUE_SIZE) {
    const [kind, a, b, c] = [clues[i], clues[i + 1], clues[i + 2], clues[i + 3]];
    switch (kind) {
      case CLUE_STEP:
        step++;
        break;
      case CLUE_SEARCH:
        keep((plight) => {
          const journey = box.journeys[present(plight)];
          const hidden = facts.havens && last(plight) === a && journey.havens.includes(a);
          return (entered(plight, a) !== FAR && !hidden) === (b === 1);
        });
        break;
      case CLUE_HUNT:
        keep((plight) => {
          const answer = entered(plight, a) === FAR ? 0 : last(plight) === a ? 2 : 1;
          return answer === b && (away || (plight.gandalf === a) === (c === 1));
        });
        break;
      case CLUE_PERCEPTION:
        keep((plight) => {
          const frodo = inPlace(last(plight), a);
          const gandalf = !away && inPlace(plight.gandalf, a);
          if (c !== 0) return frodo === ((c & 1) === 1) && gandalf === ((c & 2) === 2);
          return (frodo || gandalf) === (b === 1);
        });
        break;
      case CLUE_FRODO_IN:
        keep((plight) => inPlace(last(plight), a) === (b === 1));
        break;
      case CLUE_AGE:
        keep((plight) => entered(plight, a) === b);
        break;
      case CLUE_CONDITION: {
        wander();
        const tests = box.allies[a].condition;
        const areas = tests?.lastAreaIn;
        const near = tests?.gandalfAtOrConnectedTo;
        keep(
          (plight) =>
            (areas === undefined || (areas[last(plight)] & 2) !== 0) &&
            (!tests?.frodoInWild || box.journeys[present(plight)].rows[step] === 0) &&
            (near === undefined || (!away && (plight.gandalf === near || map.connected[near].includes(plight.gandalf)))),
        );
        break;
      }
      case CLUE_REROUTE:
        step -= a;
        each((plight, next) => {
          const { long } = box.journeys[present(plight)];
          for (const [card, journey] of box.journeys.entries())
            if (journey.long === long && !plight.cards.includes(card))
              next.add([...plight.cards, card], plight.gandalf, plight.moves, plight.used, plight.weight, plight);
        });
        break;
      case CLUE_GANDALF_TURN:
        left = 1;
        each((plight, next) => next.add(plight.cards, plight.gandalf, 0, plight.used, plight.weight, plight));
        break;
      case CLUE_GANDALF_EXTRA:
        wander();
        left += a;
        break;
      case CLUE_GANDALF_RELOCATED: {
        // Before the card he may have made his own move; then it did nothing.
        wander();
        const op = box.scripts[a].find((each_) => each_.op === 'gandalf.relocate');
        const mask = op?.op === 'gandalf.relocate' ? op.mask : new Uint8Array(size);
        const nazgul = [b & 255, b >> 8, c & 255, c >> 8];
        each((plight, next) => {
          const goals = plight.moves > 0 ? [] : map.areas.filter((area) => (mask[area] & 2) !== 0 && area !== plight.gandalf && !nazgul.includes(area));
          if (goals.length === 0) next.add(plight.cards, plight.gandalf, plight.moves, plight.used, plight.weight, plight.from);
          for (const area of goals) next.add(plight.cards, area, 1, plight.used, plight.weight / goals.length, plight);
        });
        break;
      }
      case CLUE_GANDALF_MOVED:
        wander();
        keep((plight) => plight.moves > 0);
        left = 0;
        break;
      case CLUE_DEED:
        wander();
        keep((plight) => plight.gandalf === box.deeds[a]);
        break;
      case CLUE_REVEALED:
        wander();
        keep((plight) => plight.gandalf === a && plight.moves > 0);
        left = 0;
        break;
      case CLUE_RIVENDELL:
        wander();
        keep((plight) => plight.gandalf === a);
        left = 0;
        away = true;
        break;
      case CLUE_VANISHED:
        each((plight, next) => {
          const tokens = free.filter((deed) => ((plight.used >> deed) & 1) === 0);
          for (const deed of tokens)
            next.add(plight.cards, box.deeds[deed], plight.moves, plight.used | (1 << deed), plight.weight / tokens.length, plight);
        });
        break;
      case CLUE_SLIPPED:
        each((plight, next) => {
          const ways = [plight.gandalf, ...map.connected[plight.gandalf]];
          for (const to of ways) next.add(plight.cards, to, plight.moves, plight.used, plight.weight / ways.length, plight);
        });
        break;
      default:
        break;
    }
  }
  wander();
  return layer.values();
}

/** Gandalf's log along a sampled past. */
export function gandalfLogOf(plight: Plight): number[] {
  const log: number[] = [];
  for (let at: Plight | null = plight; at !== null; at = at.from)
    if (log.length === 0 || log[log.length - 1] !== at.gandalf) log.push(at.gandalf);
  return log.reverse();
}
