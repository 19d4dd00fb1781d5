import { asId } from '../../packages/kernel/id.ts';
import type { Seat } from '../../packages/kernel/index.ts';
import { parseArgs } from 'node:util';
import { BotDriver } from '../../packages/bots/self-play.ts';
import { Library } from '../../packages/games/journey-to-mordor/bots/library.ts';
import { FILED, master } from '../../packages/games/journey-to-mordor/bots/master.ts';
import { Table } from '../../packages/games/journey-to-mordor/bots/solved/table.ts';
import { type Chances, type Ends, Turns } from '../../packages/games/journey-to-mordor/bots/solved/turns.ts';
import { trailOf } from '../../packages/games/journey-to-mordor/bots/trail.ts';
import { journeyToMordor as game } from '../../packages/games/journey-to-mordor/index.ts';
import { rolling } from '../../packages/games/journey-to-mordor/rules/frames.ts';
import type { Journey } from '../../packages/games/journey-to-mordor/rules/state.ts';
import { LegalMoves, perform, SeededRandom, settle, SilentEffects } from '../../packages/kernel/index.ts';
import { BOX, SIDES } from '../tuning/journey/positions.ts';

/**
 * What the rounding of the tables on file costs `master` against perfect play. A chance on file is known to half a step of 12 bits; worked out through the next two
 * turns it is a mean of so many of them that next to nothing of the rounding is left. Each turn looked at is played by what is on file and by what is worked out, and both
 * are judged by the latter.
 */
const { values } = parseArgs({
  options: { turns: { type: 'string', default: '40' }, side: { type: 'string' }, seed: { type: 'string', default: '1' } },
});

/** Every so many turns of the games one is looked at. */
const EVERY = 5;
const Z = 1.959964;

class Closer {
  private readonly table: Table;
  private readonly turns: Turns;
  private readonly moving = new Map<number, number>();
  private readonly waiting = new Map<number, number>();
  private readonly result = { own: 0, other: 0, stays: 0 };

  constructor(table: Table, s: Journey) {
    this.table = table;
    this.turns = new Turns(s, s.open.options, table.standings, 1, new Library(new LegalMoves(game)));
  }

  private filed(moving: Chances['moving']): Chances {
    const { table } = this;
    return { moving, waiting: (...at) => table.waiting(...at), alone: (standing) => table.alone[standing] };
  }

  /** Both by the next turn. */
  private play(ends: Ends, place: number, other: number, chances: Chances): void {
    // The first time everything is worked out that is asked for, with the same graphs; the second time it is known.
    this.turns.setEnds(ends, place, other, chances, false);
    this.turns.setEnds(ends, place, other, chances, false);
    ends.graph.play(this.result);
  }

  private known(map: Map<number, number>, place: number, mover: number, other: number, work: () => number): number {
    const { count } = this.table.standings;
    const key = (place * count + mover) * count + other;
    let value = map.get(key);
    if (value === undefined) map.set(key, (value = work()));
    return value;
  }

  private begins(place: number, mover: number, other: number): number {
    return this.known(this.moving, place, mover, other, () => {
      this.play(
        this.turns.of(mover),
        place,
        other,
        this.filed(() => 0),
      );
      return this.result.own;
    });
  }

  private waits(place: number, mover: number, other: number): number {
    return this.known(this.waiting, place, mover, other, () => {
      this.play(
        this.turns.of(mover),
        place,
        other,
        this.filed((...at) => this.begins(...at)),
      );
      return this.result.other;
    });
  }

  /** What a turn loses that is played by what is on file; of equals the worst is taken. */
  loss(place: number, mover: number, other: number): number {
    const ends = this.turns.of(mover);
    const closer: Chances = { ...this.filed(() => 0), waiting: (...at) => this.waits(...at) };
    this.play(ends, place, other, closer);
    const best = this.result.own;
    // The chance that counts goes along as that of the other: what is chosen by the one is so judged by the other.
    const { graph, after } = ends;
    const judged: number[] = [];
    const filed: number[] = [];
    this.turns.setEnds({ ...ends, graph: collecting(graph, judged) }, place, other, closer, false);
    this.turns.setEnds(
      { ...ends, graph: collecting(graph, filed) },
      place,
      other,
      this.filed(() => 0),
      false,
    );
    for (let end = 0; end < after.length; end++) graph.setEnd(end, filed[end], judged[end], false);
    graph.play(this.result);
    return best - this.result.other;
  }
}

/** A graph that only writes down what is said of its ends. */
function collecting(graph: Ends['graph'], own: number[]): Ends['graph'] {
  return Object.create(graph, { setEnd: { value: (end: number, chance: number) => (own[end] = chance) } });
}

async function measure(side: string): Promise<void> {
  const filed = await Promise.all(FILED.map(async (file) => (await file()).default));
  const written = filed.find((each) => each.side === side && !each.lastSurvivor);
  if (written === undefined) throw new Error(`${side} is not on file`);
  const table = await Table.read(written);
  const bot = await master();
  const driver = new BotDriver(game);
  let closer: Closer | null = null;
  const losses: number[] = [];
  let [turns, games] = [0, 0];
  while (losses.length < Number(values.turns)) {
    const dice = new SilentEffects(new SeededRandom(Number(values.seed), 2 * games));
    const thoughts = new SeededRandom(Number(values.seed), 2 * games + 1);
    const s = game.setup(BOX, game.readOptions({ side }, 2), 2, dice);
    settle(game, s, dice);
    closer ??= new Closer(table, s);
    games++;
    while (s.outcome === null) {
      if (rolling.is(s.frames[0]) && !s.open.out.includes(true) && turns++ % EVERY === 0) {
        const { active, first, fields } = s.open;
        const { standings } = table;
        const at = (seat: Seat): number => standings.numberOf(fields[seat], standings.placeOf(trailOf(s, seat)));
        losses.push(closer.loss(active === first ? 0 : 1, at(active), at(asId(1 - active))));
      }
      const { seat, move } = driver.next(s, [bot, bot], thoughts);
      perform(game, s, seat, move, dice);
    }
  }
  const mean = losses.reduce((sum, each) => sum + each, 0) / losses.length;
  const deviation = Math.sqrt(losses.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (losses.length - 1));
  const each = turns / 2 / games;
  const points = (chance: number): string => (100 * chance).toFixed(5);
  process.stdout.write(
    `${side}: ${losses.length} turns of ${games} games, a turn loses ${points(mean)} points, the worst ${points(Math.max(...losses))}; ` +
      `with ${each.toFixed(1)} turns a seat ${points(mean * each)} ± ${points((Z * deviation * each) / Math.sqrt(losses.length))} points a game\n`,
  );
}

for (const side of SIDES) if ((values.side ?? side) === side) await measure(side);
