import { asId } from '#kernel/id.ts';
import type { Space } from '../../content/ids.ts';
import { type BeliefBox, conditionsTold, type SecretTests } from './box.ts';
import { FAR } from '../../content/map.ts';
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
} from '../../rules/clues.ts';
import { type Below, chance } from './chance.ts';
import type { FollowedGame } from './gameCache.ts';

/**
 * All that is held possible about Gandalf at one time, however it is written down: a belief needs weights, a world needs whole pasts. What is
 * given back is new; nothing handed in is changed. `below` chooses among pasts that meet, for those who keep them.
 */
export interface GandalfModel<G> {
  /** The luck with which a clue is read, always the same for the same place among the clues. */
  luck(clue: number): Below;
  starts(): G;
  isEmpty(held: G): boolean;
  /** Only where he can be, with so many moves made in the present turn. */
  keep(held: G, fits: (area: number, moves: number) => boolean): G;
  /** A new turn: moves are counted anew. */
  newTurn(held: G, below: Below): G;
  /** He may have moved in secret, any number of times up to what he is allowed. */
  wander(held: G, allowed: number, below: Below): G;
  /** He stands on the area of this deed. */
  deed(held: G, deed: number): G;
  /** To the area of a deed token. */
  vanish(held: G, below: Below): G;
  /** To a connected area, or he stays. */
  slip(held: G, below: Below): G;
  /** In place of his own move to an area that a card speaks of, where no Nazgûl stands; whoever has moved already stays. */
  relocate(held: G, script: number, nazgul: readonly number[], below: Below): G;
}

/** Journey cards that can have been followed. Those that laid the same ones aside, in whatever order, have the same future and are one. */
export interface History<G> {
  readonly card: number;
  /** Cards laid aside, as bits of their deck. */
  readonly gone: number;
  /** One of all that lead here, chosen by weight. */
  readonly before: History<G> | null;
  readonly weight: number;
  readonly gandalf: G;
}

/** A card as a bit of its deck: cards of one length. */
export const bitOf = (box: BeliefBox, card: number): number => 1 << (box.journeys[card].long ? card - box.shortJourneys : card);

/**
 * Reads the clues of part II. Frodo's Journey cards and Gandalf's ways meet in one place only: a "yes" that does not say whom it is about. So
 * each history of cards carries what it leaves possible about Gandalf, and histories that leave the same share it.
 */
export class BeliefFilter<G> implements FollowedGame {
  readonly box: BeliefBox;
  readonly havens: boolean;
  readonly clues: readonly number[];
  readonly model: GandalfModel<G>;
  histories: readonly History<G>[];
  /** Moves Gandalf may have made since the turn began, by what everybody has seen. */
  left: number;
  /** Announced in Rivendell: nothing is to be known about him any more. */
  away: boolean;
  private step: number;

  constructor(box: BeliefBox, havens: boolean, clues: readonly number[], model: GandalfModel<G>, before: BeliefFilter<G> | null) {
    this.box = box;
    this.havens = havens;
    this.clues = [...clues];
    this.model = model;
    const gandalf = model.starts();
    this.histories = before?.histories ?? box.journeys.map((_, card) => ({ card, gone: 0, before: null, weight: 1, gandalf }));
    this.left = before?.left ?? 0;
    this.away = before?.away ?? false;
    this.step = before?.step ?? 0;
    for (let i = before?.clues.length ?? 0; i < clues.length; i += CLUE_SIZE)
      this.take(clues[i], asId(clues[i + 1]), clues[i + 2], clues[i + 3], model.luck(i));
  }

  /** With what Gandalf may have done in secret since the last clue. */
  now(gandalf: G, below: Below): G {
    return this.away || this.left === 0 ? gandalf : this.model.wander(gandalf, this.left, below);
  }

  private last({ card }: History<G>): number {
    return this.box.journeys[card].lastArea[this.step];
  }

  private entered({ card }: History<G>, area: number): number {
    return this.box.journeys[card].entered[this.step * this.box.spaces.length + area];
  }

  private liesIn(space: number, place: number): boolean {
    const { region, section } = this.box.maps[2];
    return place < this.box.regions.length ? region[space] === place : section[space] === place - this.box.regions.length;
  }

  private keepCards(fits: (history: History<G>) => boolean): void {
    this.histories = this.histories.filter(fits);
  }

  /** The same for all that is held possible about Gandalf, worked out once for all histories that share it. */
  private eachGandalf(change: (held: G) => G, concerns: (history: History<G>) => boolean = () => true): void {
    const changed = new Map<G, G>();
    const next: History<G>[] = [];
    for (const history of this.histories) {
      if (!concerns(history)) {
        next.push(history);
        continue;
      }
      let gandalf = changed.get(history.gandalf);
      if (gandalf === undefined) changed.set(history.gandalf, (gandalf = change(history.gandalf)));
      const { card, gone, before, weight } = history;
      if (!this.model.isEmpty(gandalf)) next.push({ card, gone, before, weight, gandalf });
    }
    this.histories = next;
  }

  private keepGandalf(fits: (area: number, moves: number) => boolean, concerns?: (history: History<G>) => boolean): void {
    if (!this.away) this.eachGandalf((held) => this.model.keep(held, fits), concerns);
  }

  private wander(below: Below): void {
    if (!this.away && this.left > 0) this.eachGandalf((held) => this.model.wander(held, this.left, below));
  }

  private take(kind: number, a: Space, b: number, c: number, below: Below): void {
    const { box, model } = this;
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
        this.keepGandalf((area) => (area === a) === (c === 1));
        break;
      case CLUE_PERCEPTION:
        this.takePerception(a, b === 1, c);
        break;
      case CLUE_FRODO_IN:
        this.keepCards((history) => this.liesIn(this.last(history), a) === (b === 1));
        break;
      case CLUE_AGE:
        this.keepCards((history) => this.entered(history, a) === b);
        break;
      case CLUE_CONDITION:
        this.wander(below);
        for (const condition of conditionsTold(box, a, b)) this.takeCondition(condition);
        break;
      case CLUE_REROUTE:
        this.step -= a;
        this.changeCards(below);
        break;
      case CLUE_GANDALF_TURN:
        this.left = 1;
        this.eachGandalf((held) => model.newTurn(held, below));
        break;
      case CLUE_GANDALF_EXTRA:
        this.wander(below);
        this.left += a;
        break;
      case CLUE_GANDALF_RELOCATED:
        // Before the card he may have made his own move; then it did nothing.
        this.wander(below);
        this.eachGandalf((held) => model.relocate(held, a, [b & 255, b >> 8, c & 255, c >> 8], below));
        break;
      case CLUE_GANDALF_MOVED:
        this.wander(below);
        this.keepGandalf((_area, moves) => moves > 0);
        this.left = 0;
        break;
      case CLUE_DEED:
        this.wander(below);
        this.eachGandalf((held) => model.deed(held, a));
        break;
      case CLUE_REVEALED:
        this.wander(below);
        this.keepGandalf((area, moves) => area === a && moves > 0);
        this.left = 0;
        break;
      case CLUE_RIVENDELL:
        this.wander(below);
        this.keepGandalf((area) => area === a);
        this.left = 0;
        this.away = true;
        break;
      case CLUE_VANISHED:
        this.eachGandalf((held) => model.vanish(held, below));
        break;
      case CLUE_SLIPPED:
        this.eachGandalf((held) => model.slip(held, below));
        break;
      default:
        break;
    }
  }

  /** Who: 0 not said, 1 Frodo, 2 Gandalf, 3 both. */
  private takePerception(place: number, yes: boolean, who: number): void {
    const frodoIs = (history: History<G>): boolean => this.liesIn(this.last(history), place);
    const gandalfIs = (area: number): boolean => this.liesIn(area, place);
    if (who !== 0) {
      this.keepCards((history) => frodoIs(history) === ((who & 1) === 1));
      this.keepGandalf((area) => gandalfIs(area) === ((who & 2) === 2));
    } else if (!yes) {
      this.keepCards((history) => !frodoIs(history));
      this.keepGandalf((area) => !gandalfIs(area));
    } else if (this.away) this.keepCards(frodoIs);
    else this.keepGandalf(gandalfIs, (history) => !frodoIs(history));
  }

  private takeCondition({ lastAreaIn: areas, frodoInWild, gandalfAtOrConnectedTo: near }: SecretTests): void {
    const { box } = this;
    this.keepCards(
      (history) =>
        (areas === undefined || (areas[this.last(history)] & 2) !== 0) &&
        (!frodoInWild || box.journeys[history.card].rows[this.step] === 0),
    );
    if (near !== undefined) this.keepGandalf((area) => area === near || box.maps[2].connected[near].includes(asId(area)));
  }

  /** A new card of the same deck, never one laid aside, until the deck is made anew (HR-REROUTE-03, HR-RUL-57). */
  private changeCards(below: Below): void {
    const { box } = this;
    const next = new Map<G, Map<number, History<G>>>();
    for (const before of this.histories) {
      const { long } = box.journeys[before.card];
      const all = (1 << (long ? box.journeys.length - box.shortJourneys : box.shortJourneys)) - 1;
      const laid = before.gone | bitOf(box, before.card);
      const gone = laid === all ? 0 : laid;
      let known = next.get(before.gandalf);
      if (known === undefined) next.set(before.gandalf, (known = new Map()));
      for (let card = long ? box.shortJourneys : 0; card < (long ? box.journeys.length : box.shortJourneys); card++) {
        if ((gone & bitOf(box, card)) !== 0) continue;
        const key = gone * box.journeys.length + card;
        const same = known.get(key);
        const weight = before.weight + (same?.weight ?? 0);
        const kept = same === undefined || chance(below, before.weight / weight) ? before : same.before;
        known.set(key, { card, gone, before: kept, weight, gandalf: before.gandalf });
      }
    }
    this.histories = [...next.values()].flatMap((known) => [...known.values()]);
  }
}
