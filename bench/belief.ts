import { parseArgs } from 'node:util';
import type { Bot } from '../packages/bots/bot.ts';
import { random } from '../packages/bots/random.ts';
import { SeenState } from '../packages/bots/seen.ts';
import { filterPartOne } from '../packages/games/hunt-for-the-ring/belief/partOne.ts';
import { filterPartTwo } from '../packages/games/hunt-for-the-ring/belief/partTwo.ts';
import { bots } from '../packages/games/hunt-for-the-ring/bots/index.ts';
import { beliefsOf } from '../packages/games/hunt-for-the-ring/bots/beliefs.ts';
import { huntForTheRing as game } from '../packages/games/hunt-for-the-ring/index.ts';
import { bearer, type Hunt } from '../packages/games/hunt-for-the-ring/rules/state.ts';
import { box } from '../packages/games/hunt-for-the-ring/testing/letter.ts';
import { Lister, perform, SeededRandom, settle, SilentTable, waiting } from '../packages/kernel/index.ts';
import { quantile, say } from './tell.ts';

/**
 * Whole campaigns of Hunt for the Ring: after every new clue the belief is brought up to date, the processor time of that is taken, and the truth
 * must be among what is believed possible. The run ends with an error when it is not.
 */
const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    bot: { type: 'string', default: 'ranger' },
  },
});

const bot: Bot<Hunt> = values.bot === 'random' ? random : bots[values.bot];
const lister = new Lister(game);
const clock = { 1: [] as number[], 2: [] as number[], hunters: [] as number[] };
let turns = 0;
let excluded = 0;

/** Processor time of one thing, in milliseconds. */
function timed<T>(into: number[], work: () => T): T {
  const began = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(began);
  into.push((user + system) / 1000);
  return result;
}

function isPossible(s: Hunt): boolean {
  const { clues, deedsDone, longKnown, options } = s.open;
  const own = bearer(s);
  if (s.open.part === 1) {
    const found = timed(clock[1], () => filterPartOne(box, clues));
    return found.some(({ area, dots }) => area === own.lastArea && dots === own.dots);
  }
  const found = timed(clock[2], () => filterPartTwo(box, clues, { deedsDone, longKnown, havens: options.havens }));
  // Between two cards the one to come is not known to anybody.
  const cards = own.journeysSeen.length > 0 ? own.journeysSeen : [own.journey];
  return found.some(({ gandalf, card }) => gandalf === own.gandalf && cards.includes(card));
}

for (let number = 0; turns < Number(values.turns); number++) {
  const table = new SilentTable(new SeededRandom(Number(values.seed), 2 * number));
  const thoughts = new SeededRandom(Number(values.seed), 2 * number + 1);
  const seats = 2 + (number % 4);
  const s = game.setup(box, game.readOptions({ havens: number % 2 === 1 }, seats), seats, table);
  settle(game, s, table);
  for (let seen = 0, part = 1; s.outcome === null; ) {
    const asked = waiting(game, s);
    const seat = 31 - Math.clz32(asked & -asked);
    const sight = new SeenState(game, s, seat, lister);
    const before = s.open.turn;
    perform(game, s, seat, sight.moves.length === 1 ? sight.moves[0] : bot(sight, thoughts), table);
    if (s.open.turn !== before) turns++;
    if (s.open.part !== part) seen = 0;
    part = s.open.part;
    if (s.outcome !== null || s.open.clues.length === seen || (part === 1 && s.open.partOneLog !== null)) continue;
    seen = s.open.clues.length;
    if (!isPossible(s)) excluded++;
    timed(clock.hunters, () => beliefsOf(s));
  }
}

const tell = (name: string, times: readonly number[]): void =>
  say(
    `${name}: ${times.length} updates, p50 ${quantile(times, 0.5).toFixed(3)} ms, p99 ${quantile(times, 0.99).toFixed(3)} ms, slowest ${quantile(times, 1).toFixed(1)} ms`,
  );
say(`${turns} turns of ${values.bot}, truth excluded ${excluded} times`);
tell('part I', clock[1]);
tell('part II', clock[2]);
tell('as the bots use it', clock.hunters);
if (excluded > 0) process.exitCode = 1;
