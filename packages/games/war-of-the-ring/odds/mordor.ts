import { damageOf, revealsUnder, type TileEffect } from './hunt.ts';

/** The climb through Mordor from here, if the Fellowship moves whenever it can. */
export interface MordorSetup {
  readonly pool: readonly TileEffect[];
  /** The tiles that are put back when the pool is empty: all standard ones that were drawn (WR-HUNT-02). */
  readonly returning: readonly TileEffect[];
  /** Steps taken on the track, of five. */
  readonly step: number;
  readonly hidden: boolean;
  readonly corruption: number;
  /** What an Eye costs: the dice in the hunt box. */
  readonly eye: number;
  /** Gollum leads: standard tiles with a number do not reveal. */
  readonly gollum: boolean;
}

interface MordorOdds {
  /** The Ring comes to the Cracks of Doom before corruption reaches twelve. */
  readonly success: number;
  /** On average, whether the climb succeeds or not: dice used (for moves and for hiding), times revealed, corruption at its end. */
  readonly dice: number;
  readonly reveals: number;
  readonly corruption: number;
}

const STEPS = 5;
/** With so much corruption the Shadow has won (WR-VICTORY-03). */
const CORRUPTED = 12;

/** Tiles that do the same, and how many of them there are. */
interface TileKind {
  readonly tile: TileEffect;
  readonly count: number;
}

function kindsOf(pool: readonly TileEffect[]): TileKind[] {
  const kinds = new Map<string, { tile: TileEffect; count: number }>();
  for (const tile of pool) {
    const key = JSON.stringify([tile.value, tile.reveals, tile.stops, tile.special]);
    const kind = kinds.get(key);
    if (kind === undefined) kinds.set(key, { tile, count: 1 });
    else kind.count++;
  }
  return [...kinds.values()];
}

/** All ways to have drawn the same tiles: the chance, and chance times reveals so far, by corruption. */
interface Draws {
  readonly counts: readonly number[];
  readonly chance: Float64Array;
  readonly reveals: Float64Array;
}

/** How the climbs end, each weighed with its chance. */
class Ends {
  success = 0;
  dice = 0;
  reveals = 0;
  corruption = 0;

  /** A climb of so many moves. A Fellowship that is revealed by the last tile need not hide any more. */
  add(chance: number, moves: number, reveals: number, corruption: number, shownLast: boolean): void {
    this.dice += chance * (shownLast ? moves - 1 : moves) + reveals;
    this.reveals += reveals;
    this.corruption += chance * corruption;
  }

  /** Goes on in the same way after so many moves; whoever was revealed has hidden. */
  goOn(chance: number, moves: number, reveals: number, rest: MordorOdds): void {
    this.success += chance * rest.success;
    this.dice += chance * (moves + rest.dice) + reveals;
    this.reveals += chance * rest.reveals + reveals;
    this.corruption += chance * rest.corruption;
  }
}

const nothingDrawn = (counts: readonly number[]): Draws => ({
  counts,
  chance: new Float64Array(CORRUPTED),
  reveals: new Float64Array(CORRUPTED),
});

/**
 * Exact: every order of tiles from the pool, each move drawing one that does not return. A revealed Fellowship hides before it moves again. Companions and cards
 * that take damage are left out, so it is the Ring that bears all.
 */
export function mordorOdds(setup: MordorSetup): MordorOdds {
  const { pool, step, hidden, corruption, eye, gollum } = setup;
  const kinds = kindsOf(pool).map(({ tile, count }, index, all) => ({
    count,
    shows: revealsUnder(tile, gollum),
    stops: tile.stops,
    heals: typeof tile.value === 'number' && tile.value < 0 ? -tile.value : 0,
    damage: damageOf(tile, eye).flatMap((chance, points) => (chance > 0 ? [{ chance, points }] : [])),
    // A number for each selection of tiles: the counts as digits.
    digit: all.slice(0, index).reduce((product, each) => product * (each.count + 1), 1),
  }));
  const ends = new Ends();
  const begin = nothingDrawn(kinds.map(() => 0));
  begin.chance[corruption] = 1;
  // After each draw all that may lie there, by number.
  let open = new Map<number, Draws>([[0, begin]]);
  for (let drawn = 0; open.size > 0; drawn++) {
    const left = pool.length - drawn;
    const next = new Map<number, Draws>();
    for (const [key, way] of open) {
      const steps = step + kinds.reduce((taken, { stops }, index) => taken + (stops ? 0 : way.counts[index]), 0);
      if (left === 0)
        for (const [at, chance] of way.chance.entries())
          if (chance > 0)
            ends.goOn(
              chance,
              drawn,
              way.reveals[at],
              mordorOdds({ ...setup, pool: setup.returning, step: steps, corruption: at, hidden: true }),
            );
      for (const [index, { count, shows, stops, heals, damage, digit }] of kinds.entries()) {
        const share = (count - way.counts[index]) / left;
        if (!(share > 0)) continue;
        const arrives = !stops && steps + 1 >= STEPS;
        let to = next.get(key + digit);
        if (to === undefined) {
          to = nothingDrawn(way.counts.with(index, way.counts[index] + 1));
          next.set(key + digit, to);
        }
        for (let at = 0; at < CORRUPTED; at++) {
          if (way.chance[at] === 0) continue;
          for (const { chance, points } of damage) {
            const part = way.chance[at] * share * chance;
            const reveals = way.reveals[at] * share * chance + (shows ? part : 0);
            const bears = Math.max(0, at + points - heals);
            if (bears >= CORRUPTED || arrives) {
              if (bears < CORRUPTED) ends.success += part;
              ends.add(part, drawn + 1, reveals, Math.min(CORRUPTED, bears), shows);
            } else {
              to.chance[bears] += part;
              to.reveals[bears] += reveals;
            }
          }
        }
      }
    }
    open = new Map([...next].filter(([, { chance }]) => chance.some((each) => each > 0)));
  }
  // A Fellowship that is revealed now hides first.
  return { success: ends.success, dice: ends.dice + (hidden ? 0 : 1), reveals: ends.reveals, corruption: ends.corruption };
}
