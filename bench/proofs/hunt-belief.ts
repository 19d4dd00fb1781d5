import { parseArgs } from 'node:util';
import type { Bot } from '../../packages/bots/bot.ts';
import { random } from '../../packages/bots/random.ts';
import { SeatObservation } from '../../packages/kernel/observation.ts';
import { filterPartOne } from '../../packages/games/hunt-for-the-ring/redeal/belief/partOne.ts';
import { filterPartTwo } from '../../packages/games/hunt-for-the-ring/redeal/belief/partTwo.ts';
import { type Beliefs, beliefsOf } from '../../packages/games/hunt-for-the-ring/bots/beliefs.ts';
import { bots } from '../../packages/games/hunt-for-the-ring/bots/index.ts';
import { huntForTheRing as game } from '../../packages/games/hunt-for-the-ring/index.ts';
import { bearer, DOT_ENTRY, type Hunt, SLASH_ENTRY } from '../../packages/games/hunt-for-the-ring/rules/state.ts';
import { box } from '../../packages/games/hunt-for-the-ring/testing/letter.ts';
import { cloneState, firstOf, LegalMoves, perform, SeededRandom, settle, SilentEffects, waiting } from '../../packages/kernel/index.ts';
import { quantile, say } from '../log.ts';

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

function countOf(name: 'turns' | 'seed'): number {
  const count = Number(values[name]);
  if (!Number.isSafeInteger(count) || count < 1) throw new Error(`--${name} takes a whole number from 1, not "${values[name]}"`);
  return count;
}

const players: { readonly [name: string]: Bot<Hunt> | undefined } = { random, ...bots };
function botOf(name: string): Bot<Hunt> {
  const bot = players[name];
  if (bot === undefined) throw new Error(`--bot is one of ${Object.keys(players).join(', ')}, not "${name}"`);
  return bot;
}

const bot = botOf(values.bot);
const wanted = countOf('turns');
const seed = countOf('seed');
/** Played before anything is measured, so that the figures are those of a server that has been up for a while. */
const WARM_UP = 600;
const EVERY = 2000;

const legalMoves = new LegalMoves(game);
const clock = { one: [] as number[], two: [] as number[], hunters: [] as number[] };
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

/** Between two cards the one to come is not known to anybody. */
const cardsOf = (s: Hunt): readonly number[] => (bearer(s).journeysSeen.length > 0 ? bearer(s).journeysSeen : [bearer(s).journey]);

function isPossible(s: Hunt): boolean {
  const { clues, deedsDone, longKnown, options } = s.open;
  const own = bearer(s);
  if (s.open.part === 1) {
    const found = timed(clock.one, () => filterPartOne(box, clues));
    return found.some(({ area, dots }) => area === own.lastArea && dots === own.dots);
  }
  const found = timed(clock.two, () => filterPartTwo(box, clues, { deedsDone, longKnown, havens: options.havens }));
  return found.some(({ gandalf, card }) => gandalf === own.gandalf && cardsOf(s).includes(card));
}

/** The hunters, too, must think of the truth: where he is, where he has been, where Gandalf is. */
function isThoughtOf(s: Hunt, beliefs: Beliefs): boolean {
  const own = bearer(s);
  if (s.open.part === 2) return beliefs.gandalf[own.gandalf] > 0;
  const been = own.log.every((entry) => entry === DOT_ENTRY || entry === SLASH_ENTRY || beliefs.visited[entry] > 0);
  return been && beliefs.last[own.lastArea] > 0;
}

/** A game, as it stood after every new clue. */
function momentsOf(number: number): Hunt[] {
  const moments: Hunt[] = [];
  const effects = new SilentEffects(new SeededRandom(seed, 2 * number));
  const thoughts = new SeededRandom(seed, 2 * number + 1);
  const seats = 2 + (number % 4);
  const s = game.setup(box, game.readOptions({ havens: number % 2 === 1 }, seats), seats, effects);
  settle(game, s, effects);
  for (let seen = 0, part = 1; s.outcome === null; ) {
    const asked = waiting(game, s);
    const seat = firstOf(asked);
    const sight = new SeatObservation(game, s, seat, legalMoves);
    const before = s.open.turn;
    perform(game, s, seat, sight.moves.length === 1 ? sight.moves[0] : bot(sight, thoughts), effects);
    if (s.open.turn !== before) turns++;
    if (s.open.part !== part) seen = 0;
    part = s.open.part;
    if (s.outcome !== null || s.open.clues.length === seen || (part === 1 && s.open.partOneLog !== null)) continue;
    seen = s.open.clues.length;
    moments.push(cloneState(s));
  }
  return moments;
}

/** Measured once the game is over: bots that work with beliefs have none ready for us, and leave no litter in our time. */
function play(number: number): void {
  for (const s of momentsOf(number)) {
    const possible = isPossible(s);
    const beliefs = timed(clock.hunters, () => beliefsOf(s));
    if (possible && isThoughtOf(s, beliefs)) continue;
    excluded++;
    say(`game ${number}: the truth is excluded in turn ${s.open.turn} of part ${s.open.part}`);
  }
}

let number = 0;
while (turns < WARM_UP) play(number++);
const first = number;
turns = 0;
for (const times of Object.values(clock)) times.length = 0;
for (let told = 0; turns < wanted; ) {
  play(number++);
  if (turns < told + EVERY) continue;
  told = turns;
  say(`${turns} turns, ${number - first} games, truth excluded ${excluded} times`);
}

const line = (name: string, times: readonly number[]): string =>
  times.length === 0
    ? `${name}: never reached\n`
    : `${name}: ${times.length} updates, ${[0.5, 0.99, 0.999, 1].map((share) => `p${100 * share} ${quantile(times, share).toFixed(3)} ms`).join(', ')}\n`;
process.stdout.write(`${turns} turns of ${values.bot} in ${number - first} games, truth excluded ${excluded} times\n`);
process.stdout.write(line('part I', clock.one) + line('part II', clock.two) + line('as the bots use it', clock.hunters));
if (excluded > 0) process.exitCode = 1;
