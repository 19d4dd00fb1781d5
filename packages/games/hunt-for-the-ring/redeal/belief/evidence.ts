import { type BeliefBox, conditionsTold, type SecretTests } from './box.ts';
import {
  CLUE_AGE,
  CLUE_CONDITION,
  CLUE_ENTRY,
  CLUE_ESCAPE,
  CLUE_FRODO_IN,
  CLUE_HUNT,
  CLUE_PERCEPTION,
  CLUE_SEARCH,
  CLUE_SIZE,
} from '../../rules/clues.ts';
import type { BelievedEntry } from './choices.ts';

/** What everybody knows about one entry of the log and about the time until the next. */
interface Moment extends BelievedEntry {
  /** The last area must be one of these (a flag a space); null when nothing is known. */
  readonly last: Uint8Array | null;
  /** At least one dot since. */
  readonly wild: boolean;
}

/** An area was not entered at any of these entries, the last one included. */
interface Absence {
  readonly area: number;
  readonly from: number;
  readonly upTo: number;
}

const FIRST: Moment = { escape: false, bonus: 0, crossing: 0, last: null, wild: false };

/** The clues of part I, sorted by the entry of the log that they tell about. */
export class Evidence {
  /** One for each entry; the first is the start. */
  readonly moments: Moment[];
  /** Areas that answered yes, each a bit; and the entry by which it must have been visited. */
  readonly asked: number[];
  readonly askedAt: number[];
  private readonly box: BeliefBox;
  private readonly absences: Absence[];
  /** Entries known to be a certain area. */
  private readonly certain: Map<number, number>;

  constructor(box: BeliefBox, before: Evidence | null = null) {
    this.box = box;
    this.moments = [...(before?.moments ?? [FIRST])];
    this.asked = [...(before?.asked ?? [])];
    this.askedAt = [...(before?.askedAt ?? [])];
    this.absences = [...(before?.absences ?? [])];
    this.certain = new Map(before?.certain);
  }

  /** The newest entry. */
  get newest(): number {
    return this.moments.length - 1;
  }

  /** Takes in clues from a place on; `changes` is told the earliest entry that each is about, with the area when it matters only there. */
  take(clues: readonly number[], from: number, changes: (entry: number, area: number | null) => void): void {
    for (let i = from; i < clues.length; i += CLUE_SIZE) this.takeOne(clues[i], clues[i + 1], clues[i + 2], changes);
  }

  /** Whether an area can have been written as an entry: a flag a space. */
  enterable(entry: number): Uint8Array {
    const certain = this.certain.get(entry);
    const flags = new Uint8Array(this.box.spaces.length).fill(certain === undefined ? 1 : 0);
    if (certain !== undefined) flags[certain] = 1;
    for (const { area, from, upTo } of this.absences) if (entry >= from && entry <= upTo) flags[area] = 0;
    return flags;
  }

  /** Whether a dot or slash can have been written. */
  canStay(entry: number): boolean {
    return !this.certain.has(entry);
  }

  /** The bit of each space among those that answered yes, 0 for the others. */
  bits(): Int32Array {
    const bits = new Int32Array(this.box.spaces.length);
    for (const [place, area] of this.asked.entries()) bits[area] = 1 << place;
    return bits;
  }

  private takeOne(kind: number, a: number, b: number, changes: (entry: number, area: number | null) => void): void {
    const { newest } = this;
    if (kind === CLUE_ENTRY || kind === CLUE_ESCAPE) {
      this.moments.push({ ...FIRST, escape: kind === CLUE_ESCAPE, bonus: a, crossing: b });
      changes(newest + 1, null);
    } else if (kind === CLUE_SEARCH || kind === CLUE_HUNT) {
      this.takeAnswer(a, b > 0, changes);
      if (kind === CLUE_HUNT && b > 0) this.restrict((space) => (space === a) === (b === 2), changes);
    } else if (kind === CLUE_PERCEPTION || kind === CLUE_FRODO_IN) this.restrict((space) => this.liesIn(space, a) === (b === 1), changes);
    else if (kind === CLUE_CONDITION) for (const condition of conditionsTold(this.box, a, b)) this.takeCondition(condition, changes);
    else if (kind === CLUE_AGE) {
      this.certain.set(b, a);
      this.absences.push({ area: a, from: b + 1, upTo: newest });
      changes(b, null);
    }
  }

  /** Visited by now, or not yet. */
  private takeAnswer(area: number, yes: boolean, changes: (entry: number, area: number | null) => void): void {
    if (!yes) this.absences.push({ area, from: 0, upTo: this.newest });
    else if (this.asked.includes(area)) return;
    else {
      this.asked.push(area);
      this.askedAt.push(this.newest);
    }
    changes(0, area);
  }

  private takeCondition({ lastAreaIn: areas, frodoInWild }: SecretTests, changes: (entry: number, area: number | null) => void): void {
    if (areas !== undefined) this.restrict((space) => (areas[space] & 1) !== 0, changes);
    if (!frodoInWild) return;
    this.moments[this.newest] = { ...this.moments[this.newest], wild: true };
    changes(this.newest, null);
  }

  private restrict(fits: (space: number) => boolean, changes: (entry: number, area: number | null) => void): void {
    const { newest } = this;
    const { last } = this.moments[newest];
    const flags = last === null ? new Uint8Array(this.box.spaces.length).fill(1) : last.slice();
    for (let space = 0; space < flags.length; space++) if (!fits(space)) flags[space] = 0;
    this.moments[newest] = { ...this.moments[newest], last: flags };
    changes(newest, null);
  }

  private liesIn(space: number, place: number): boolean {
    const { region, section } = this.box.maps[1];
    return place < this.box.regions.length ? region[space] === place : section[space] === place - this.box.regions.length;
  }
}
