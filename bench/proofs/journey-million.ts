import type { Seat } from '../../packages/kernel/index.ts';
import { parseArgs } from 'node:util';
import { FILED, lazyExact } from '../../packages/games/journey-to-mordor/bots/master.ts';
import { PerfectPlay } from '../../packages/games/journey-to-mordor/bots/solved/perfect.ts';
import { Table, type WrittenTable } from '../../packages/games/journey-to-mordor/bots/solved/table.ts';
import { journeyToMordor as game } from '../../packages/games/journey-to-mordor/index.ts';
import { type Move, refusal, SeededRandom, SilentEffects } from '../../packages/kernel/index.ts';
import { begun, Memory, playPerfectly, thinking } from './perfect-game.ts';
import { BOX } from '../tuning/journey/positions.ts';
import { say } from '../log.ts';

/**
 * Whether games of two perfect players come to what the solution says: whole games by the rules, with dice, each player choosing as the solution does. What a turn is worth is worked
 * out once for every pair of standings and remembered; `--prove` plays the games of the seed with and without that memory and compares every move.
 */
const USAGE = `usage: node bench/proofs/journey-million.ts [--side basic|advanced] [--last-survivor] [--games N] [--seed S] [--prove]`;

const { values } = parseArgs({
  options: {
    side: { type: 'string', default: 'basic' },
    'last-survivor': { type: 'boolean', default: false },
    games: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    prove: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** How far a share may lie from the solution. A million games tell it to 0.05 points, so three times that. */
const GIVE = 0.0015;
const Z = 1.959964;
/** Progress is told so often. */
const PARTS = 20;

const games = Number(values.games);
const seed = Number(values.seed);
const lastSurvivor = values['last-survivor'];
const name = `${values.side}${lastSurvivor ? ', last survivor' : ''}`;

/** What each game brought one of the three: 1, half a victory, or nothing. */
class Share {
  private sum = 0;
  private squares = 0;

  add(part: number): void {
    this.sum += part;
    this.squares += part * part;
  }

  mean(of: number): number {
    return this.sum / of;
  }

  half(of: number): number {
    const mean = this.mean(of);
    return Z * Math.sqrt((this.squares / of - mean * mean) / of);
  }
}

async function filed(): Promise<WrittenTable> {
  const all = await Promise.all(FILED.map(async (file) => (await file()).default));
  const written = all.find((each) => each.side === values.side && each.lastSurvivor === lastSurvivor);
  if (written === undefined) throw new Error(`${name} is not on file`);
  return written;
}

const options = game.readOptions({ side: values.side, lastSurvivor }, 2);
const diceOf = (number: number): SeededRandom => new SeededRandom(seed, number);
const seconds = (): string => `${(process.cpuUsage().user / 1e6).toFixed(0)} s of processor time`;
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

function measure(written: WrittenTable, perfect: PerfectPlay): boolean {
  const memory = new Memory(perfect);
  const shares = { first: new Share(), second: new Share(), nobody: new Share() };
  const told = (): string => `${memory.size} turns remembered (${megabytes(memory.bytes)}), ${seconds()}`;
  for (let number = 0; number < games; number++) {
    const winners = playPerfectly(BOX, options, memory.player, diceOf(number)).outcome?.winners ?? [];
    const part = (seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);
    shares.first.add(part(0));
    shares.second.add(part(1));
    shares.nobody.add(winners.length === 0 ? 1 : 0);
    if ((number + 1) % Math.ceil(games / PARTS) === 0) say(`${name}: ${number + 1} games, ${told()}`);
  }
  const { first, second } = written;
  const expected = { first, second, nobody: 1 - first - second };
  const percent = (share: number, width: number): string => (100 * share).toFixed(3).padStart(width);
  process.stdout.write(`${name}: ${games} games, seed ${seed}; ${told()}, ${megabytes(process.memoryUsage().rss)} in all\n`);
  process.stdout.write(`  ${'winner'.padEnd(8)}    table     games     95 %      apart\n`);
  let passed = true;
  for (const who of ['first', 'second', 'nobody'] as const) {
    const share = shares[who].mean(games);
    const apart = share - expected[who];
    const near = Math.abs(apart) <= GIVE;
    passed &&= near;
    process.stdout.write(
      `  ${who.padEnd(8)} ${percent(expected[who], 8)} % ${percent(share, 8)} ± ${percent(shares[who].half(games), 5)} ${percent(apart, 8)}  ${near ? 'passed' : 'FAILED'}\n`,
    );
  }
  process.stdout.write(`${name}: ${passed ? 'passed' : 'FAILED'}, the limit is ${percent(GIVE, 0)} points\n`);
  return passed;
}

/** With and without memory, move by move; every move is allowed by the rules, and none would have been better. */
async function prove(perfect: PerfectPlay): Promise<boolean> {
  const exact = await lazyExact();
  const memory = new Memory(perfect);
  const fresh = thinking(perfect);
  let moves = 0;
  let worst = 0;
  for (let number = 0; number < games; number++) {
    const thought: Move[] = [];
    playPerfectly(BOX, options, fresh, diceOf(number), (s, seat, move) => {
      if (refusal(game, s, seat, move) !== null) throw new Error(`Game ${number}: the rules refuse move ${thought.length}`);
      const [before, after] = [exact.chances(s), exact.afterMove(s, seat, move)];
      if (before === null || after === null) throw new Error(`Game ${number}: perfect play knows nothing of move ${thought.length}`);
      worst = Math.max(worst, before[seat] - after[seat], after[1 - seat] - before[1 - seat]);
      thought.push(move);
    });
    let at = 0;
    playPerfectly(BOX, options, memory.player, diceOf(number), (_s, _seat, move) => {
      if (move !== thought[at]) throw new Error(`Game ${number}: move ${at} is another one when it is remembered`);
      at++;
    });
    if (at !== thought.length) throw new Error(`Game ${number}: ${at} moves when they are remembered, not ${thought.length}`);
    moves += at;
  }
  process.stdout.write(
    `${name}: ${games} games, seed ${seed}: all ${moves} moves are the same with memory (${memory.size} turns) and without; all are allowed; the worst loses ${worst.toExponential(1)}\n`,
  );
  return true;
}

if (values.help) say(USAGE);
else {
  const written = await filed();
  const perfect = new PerfectPlay(begun(BOX, options, new SilentEffects(diceOf(0))), await Table.read(written));
  if (!(values.prove ? await prove(perfect) : measure(written, perfect))) process.exitCode = 1;
}
