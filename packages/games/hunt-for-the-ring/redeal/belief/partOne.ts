import type { BeliefBox } from './box.ts';
import { DOT_ENTRY, SLASH_ENTRY } from '../../rules/state.ts';
import { type Below, pick } from './chance.ts';
import { type Habits, NO_HABITS, choicesFor } from './choices.ts';
import { Evidence } from './evidence.ts';
import { KeptGames, type FollowedGame } from './gameCache.ts';
import { BeliefLayer } from './layer.ts';

/**
 * Where Frodo can be in part I, from public information alone: a forward filter over his last area, the dots since, and which of the areas
 * that answered "yes" he has been to. Each log counts as often as a Ring-bearer with these habits would write it.
 */
export interface Hypothesis {
  readonly area: number;
  readonly dots: number;
  readonly weight: number;
  /** How likely a log that ends here has been to each area; empty when nobody asked for it. */
  readonly trail: Float64Array;
}

/** What is wanted of the filter besides where Frodo can be. */
interface SampleTarget {
  /** Left out, every legal entry is as likely as the others. */
  readonly habits?: Habits;
  readonly trails?: boolean;
}

const NO_TRAIL = new Float64Array(0);

/** The filter after some clues. New clues work out anew only the layers that they say something about. */
class Followed implements FollowedGame {
  readonly box: BeliefBox;
  readonly clues: readonly number[];
  readonly habits: Habits;
  readonly trails: boolean;
  private readonly evidence: Evidence;
  /** One for each entry; the first is the start. */
  private readonly layers: BeliefLayer[];

  constructor(box: BeliefBox, clues: readonly number[], habits: Habits, trails: boolean, before: Followed | null) {
    this.box = box;
    this.clues = [...clues];
    this.habits = habits;
    this.trails = trails;
    this.evidence = new Evidence(box, before?.evidence);
    this.layers = [...(before?.layers ?? [])];
    let since = this.layers.length;
    this.evidence.take(clues, before?.clues.length ?? 0, (entry, area) => {
      since = Math.min(since, area === null ? entry : this.firstOn(area));
    });
    this.layers.length = since;
    if (since === 0) this.layers.push(this.start());
    while (this.layers.length <= this.evidence.newest) this.layers.push(this.next(this.layers[this.layers.length - 1], this.layers.length));
  }

  get last(): BeliefLayer {
    return this.layers[this.layers.length - 1];
  }

  /** Whether he has been to an area matters only from the first entry on that can have been it. */
  private firstOn(area: number): number {
    const first = this.layers.findIndex((layer) => layer.stands(area));
    // An answer that contradicts all others leaves nothing over now.
    return first < 0 ? Math.min(this.layers.length, this.evidence.newest) : first;
  }

  private emptyLayer(): BeliefLayer {
    return new BeliefLayer(Math.max(...this.box.maps[1].areas) + 1);
  }

  private start(): BeliefLayer {
    const start = this.emptyLayer();
    const enterable = this.evidence.enterable(0);
    const bits = this.evidence.bits();
    const fits = this.fitting(0);
    for (const area of this.box.frodoStarts) {
      if (enterable[area] === 0 || !fits(area, 0, bits[area])) continue;
      const place = start.add(area, 0, bits[area], 1);
      if (this.trails) start.mixTrail(place, 1, null, true);
    }
    start.settle();
    return start;
  }

  private next(before: BeliefLayer, entry: number): BeliefLayer {
    const next = this.emptyLayer();
    const { trails } = this;
    const { escape } = this.evidence.moments[entry];
    this.eachWay(before, entry, (from, area, dots, visited, share, entering) => {
      const weight = before.weight[from] * share;
      const place = next.add(area, dots, visited, weight);
      if (!trails) return;
      // One more dot leads to what nothing else leads to; a slash may meet those who went round to the same area.
      if (entering || escape) next.mixTrail(place, weight, before.trail[from], entering);
      else next.takeTrail(place, before.trail[from]);
    });
    next.settle();
    return next;
  }

  /** Every entry that can follow a hypothesis of a layer, with what it leads to: only what agrees with all answers. */
  private eachWay(
    before: BeliefLayer,
    entry: number,
    tell: (from: number, area: number, dots: number, visited: number, share: number, entering: boolean) => void,
  ): void {
    const { evidence } = this;
    const moment = evidence.moments[entry];
    const choices = choicesFor(this.box, moment, this.habits);
    const enterable = evidence.enterable(entry);
    const canStay = evidence.canStay(entry);
    const dot = moment.escape ? 0 : 1;
    const bits = evidence.bits();
    const fits = this.fitting(entry);
    for (let from = 0; from < before.length; from++) {
      const area = before.area[from];
      const dots = before.dots[from];
      const visited = before.visited[from];
      const { areas, shares, stay } = choices.from(area, dots);
      for (let way = 0; way < areas.length; way++) {
        const to = areas[way];
        const been = visited | bits[to];
        if (enterable[to] === 1 && fits(to, 0, been)) tell(from, to, 0, been, shares[way], true);
      }
      if (canStay && fits(area, dots + dot, visited)) tell(from, area, dots + dot, visited, stay, false);
    }
  }

  private fitting(entry: number): (area: number, dots: number, visited: number) => boolean {
    const { last, wild } = this.evidence.moments[entry];
    let must = 0;
    for (const [place, at] of this.evidence.askedAt.entries()) if (at <= entry) must |= 1 << place;
    return (area, dots, visited) => (last === null || last[area] === 1) && !(wild && dots === 0) && (visited & must) === must;
  }

  /** A whole log that agrees with all clues, by weight: from the end back, each time one of the entries that lead there. */
  sampleLog(below: Below): number[] | null {
    const ends = this.last.weight.map((weight, place) => ({ place, weight }));
    let place = pick(ends, below)?.place;
    if (place === undefined) return null;
    const log: number[] = [];
    for (let entry = this.layers.length - 1; entry > 0; entry--) {
      const layer = this.layers[entry];
      const before = this.layers[entry - 1];
      const goal = place;
      const ways: { readonly from: number; readonly written: number; readonly weight: number }[] = [];
      this.eachWay(before, entry, (from, area, dots, visited, share, entering) => {
        if (area !== layer.area[goal] || dots !== layer.dots[goal] || visited !== layer.visited[goal]) return;
        const stayed = this.evidence.moments[entry].escape ? SLASH_ENTRY : DOT_ENTRY;
        ways.push({ from, written: entering ? area : stayed, weight: before.weight[from] * share });
      });
      const way = pick(ways, below);
      if (way === null) throw new Error(`hunt-for-the-ring: entry ${entry} of the log leads nowhere back`);
      log.push(way.written);
      place = way.from;
    }
    log.push(this.layers[0].area[place]);
    return log.reverse();
  }
}

const kept = new KeptGames<Followed>();

function followed(box: BeliefBox, clues: readonly number[], { habits = NO_HABITS, trails = false }: SampleTarget): Followed {
  const before = kept.nearest(clues, (game) => game.box === box && game.habits === habits && game.trails === trails);
  if (before !== null && before.clues.length === clues.length) return kept.keep(before);
  return kept.keep(new Followed(box, clues, habits, trails, before));
}

/** All hypotheses after the last entry, merged: one for each area and number of dots. */
export function filterPartOne(box: BeliefBox, clues: readonly number[], wanted: SampleTarget = {}): Hypothesis[] {
  const { area, dots, weight, trail } = followed(box, clues, wanted).last;
  return area.map((each, place) => ({ area: each, dots: dots[place], weight: weight[place], trail: trail[place] ?? NO_TRAIL }));
}

/** A log that agrees with all clues, as likely as a Ring-bearer who chooses every legal entry alike would have written it; null when none does. */
export const sampleLog = (box: BeliefBox, clues: readonly number[], below: Below): number[] | null =>
  followed(box, clues, {}).sampleLog(below);
