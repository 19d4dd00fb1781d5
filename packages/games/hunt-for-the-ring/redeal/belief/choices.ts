import type { BeliefBox } from './box.ts';
import { AREA, FAR } from '../../content/map.ts';
import { DOT_ENTRY, ESCAPE_SPACES, SLASH_ENTRY } from '../../rules/state.ts';

/** How an entry came about: what everybody knows of it. */
export interface BelievedEntry {
  readonly escape: boolean;
  readonly bonus: number;
  readonly crossing: number;
}

/** How much more likely than another an entry is: from an area with so many dots behind to an area, or `DOT_ENTRY`, or `SLASH_ENTRY`. */
export type Habits = (from: number, dots: number, entry: number, escape: boolean) => number;

/** A Ring-bearer who chooses every legal entry alike. */
export const NO_HABITS: Habits = () => 1;

/** What can be written from an area, with how likely each is. The rest is taken by exits, which end the part. */
interface Choices {
  readonly areas: Uint8Array;
  readonly shares: Float64Array;
  /** A dot, or a slash in an escape. */
  readonly stay: number;
}

/** The choices for one kind of entry, each worked out when it is first needed. */
class ChoiceTable {
  private readonly box: BeliefBox;
  private readonly kind: BelievedEntry;
  private readonly habits: Habits;
  /** More dots than this make no difference: no two connected areas are farther apart. */
  private readonly enoughDots: number;
  private readonly known: (Choices | undefined)[];

  constructor(box: BeliefBox, kind: BelievedEntry, habits: Habits) {
    this.box = box;
    this.kind = kind;
    this.habits = habits;
    this.enoughDots = mostDots(box);
    this.known = Array.from({ length: box.spaces.length * (this.enoughDots + 1) }, () => undefined);
  }

  from(area: number, dots: number): Choices {
    const behind = dots < this.enoughDots ? dots : this.enoughDots;
    const slot = area * (this.enoughDots + 1) + behind;
    return (this.known[slot] ??= this.make(area, behind));
  }

  private reaches(area: number, dots: number, to: number): boolean {
    const { box, kind } = this;
    const [, map] = box.maps;
    const between = map.dotsBetween[area * map.size + to];
    if (between === FAR) return false;
    if (kind.escape) return (map.kind[to] & AREA) !== 0 && between + 1 <= dots + ESCAPE_SPACES;
    const sides = box.crossings[kind.crossing];
    return between <= dots + kind.bonus || (kind.crossing !== 0 && sides[area] !== 0 && sides[to] !== 0 && sides[to] !== sides[area]);
  }

  private make(area: number, dots: number): Choices {
    const [, map] = this.box.maps;
    const { escape } = this.kind;
    const goals = [...map.connected[area], area].filter((to) => this.reaches(area, dots, to));
    const liking = goals.map((to) => this.habits(area, dots, to, escape));
    const stay = this.habits(area, dots, escape ? SLASH_ENTRY : DOT_ENTRY, escape);
    const total = liking.reduce((sum, each) => sum + each, 0) + stay;
    // An exit would have ended the part, but it was a choice too.
    const goesOn = goals.map((to) => (map.kind[to] & AREA) !== 0);
    return {
      areas: Uint8Array.from(goals.filter((_, place) => goesOn[place])),
      shares: Float64Array.from(liking.filter((_, place) => goesOn[place]).map((each) => each / total)),
      stay: stay / total,
    };
  }
}

const mostDots = ({ maps }: BeliefBox): number =>
  maps[1].dotsBetween.reduce((most, dots) => (dots !== FAR && dots > most ? dots : most), 0);

const kept = new WeakMap<BeliefBox, WeakMap<Habits, Map<number, ChoiceTable>>>();

/** The same table for the same kind of entry, whoever asks. */
export function choicesFor(box: BeliefBox, kind: BelievedEntry, habits: Habits): ChoiceTable {
  let byHabits = kept.get(box);
  if (byHabits === undefined) kept.set(box, (byHabits = new WeakMap()));
  let tables = byHabits.get(habits);
  if (tables === undefined) byHabits.set(habits, (tables = new Map()));
  const key = (kind.crossing * 256 + kind.bonus) * 2 + (kind.escape ? 1 : 0);
  let table = tables.get(key);
  if (table === undefined) tables.set(key, (table = new ChoiceTable(box, kind, habits)));
  return table;
}
