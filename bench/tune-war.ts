import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CASUAL, type Manner, type Manners } from '../packages/games/war-of-the-ring/bots/manner.ts';
import { SeededRandom } from '../packages/kernel/index.ts';
import { trusted } from '../packages/kernel/trusted.ts';
import { Crew } from './manners/crew.ts';
import { directionOf, slopeOf } from './manners/slope.ts';
import { say } from './tell.ts';

/**
 * The manners of War's rule bots, one a side. Every round plays wars in which all numbers of both sides are moved a little by chance, asks which of
 * them went with victory, and goes that way as far as it pays, in wars against the other side as it is now and as `casual` has it. At the end
 * the result is held against `casual` in wars that no round has played.
 */
const USAGE = 'usage: node bench/tune-war.ts [--from FILE] [--rounds N] [--games N] [--seed S] [--write FILE]';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    rounds: { type: 'string', default: '10' },
    games: { type: 'string', default: '12000' },
    seed: { type: 'string', default: '1' },
    write: { type: 'string' },
  },
});
const [rounds, games, seed] = [values.rounds, values.games, values.seed].map(Number);
if (![rounds, games, seed].every(Number.isInteger)) throw new Error(USAGE);

const names = trusted<(keyof Manner)[]>(Object.keys(CASUAL[0]));
type Numbers = readonly number[];
const numbersOf = (manner: Manner): number[] => names.map((name) => manner[name]);
const mannerOf = (numbers: Numbers): Manner =>
  trusted<Manner>(Object.fromEntries(names.map((name, at) => [name, Math.round(numbers[at] * 1000) / 1000])));

const SIDES = [0, 1] as const;
/** A step of each number: a part of what it was at first, and something where it was nothing. */
const steps = CASUAL.map((manner) => names.map((name) => 0.3 * Math.abs(manner[name]) + 0.25));
/** By so much of a step the numbers are moved by chance. */
const SPREAD = 0.35;
/** How much of the slope of the rounds before counts again. */
const MOMENTUM = 0.5;
/** How far it is tried to go, and in how many wars. */
const LENGTHS = [0.4, 0.8, 1.6, 3, 5];
const TRIED = 2000;
/** Less than this is no gain: half a point. */
const LEAST = 0.005;

const chance = new SeededRandom(seed, 1);
/** About normal, by twelve throws. */
const deviation = (): number => {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance.draw(1 << 20) / (1 << 20);
  return sum;
};
const crew = new Crew();
const share = (won: readonly number[]): number => won.reduce((sum, each) => sum + each, 0) / won.length;

/** The share of a side against the other one as it is now and as `casual` has it, half of the wars each. */
async function tried(side: 0 | 1, own: Numbers, other: Numbers, from: number): Promise<number> {
  const others = [mannerOf(other), CASUAL[1 - side]];
  const mine = mannerOf(own);
  const wars = Array.from({ length: TRIED }, (_, at): Manners => (side === 0 ? [mine, others[at % 2]] : [others[at % 2], mine]));
  const free = share(await crew.won(from, wars));
  return side === 0 ? free : 1 - free;
}

const started: Manners = values.from === undefined ? CASUAL : trusted<Manners>(JSON.parse(await readFile(values.from, 'utf8')));
let now: readonly [Numbers, Numbers] = [numbersOf(started[0]), numbersOf(started[1])];
const momentum = SIDES.map(() => names.map(() => 0));
for (let round = 1; round <= rounds; round++) {
  const moved = Array.from({ length: games }, () => SIDES.map(() => names.map(deviation)));
  const wars = moved.map((by) =>
    trusted<Manners>(SIDES.map((side) => mannerOf(now[side].map((number, at) => number + steps[side][at] * SPREAD * by[side][at])))),
  );
  const won = await crew.won(seed + round * 1000, wars);
  say(`round ${round}: the Free Peoples won ${(share(won) * 100).toFixed(1)} % of ${games} wars with numbers moved by chance`);
  const next: Numbers[] = [];
  for (const side of SIDES) {
    const slope = slopeOf(
      moved.map((by) => by[side]),
      side === 0 ? won : won.map((each) => 1 - each),
    );
    for (const [at, z] of slope.entries()) momentum[side][at] = momentum[side][at] * MOMENTUM + z;
    const direction = directionOf(momentum[side]);
    const from = seed + round * 1000 + 500;
    const before = await tried(side, now[side], now[1 - side], from);
    let best = { numbers: now[side], gain: LEAST, length: 0 };
    for (const length of LENGTHS) {
      const numbers = now[side].map((number, at) => number + steps[side][at] * length * direction[at]);
      const gain = (await tried(side, numbers, now[1 - side], from)) - before;
      if (gain > best.gain) best = { numbers, gain, length };
    }
    if (best.length === 0) momentum[side].fill(0);
    next.push(best.numbers);
    const strongest = names.map((name, at) => ({ name, z: slope[at] })).sort((a, b) => Math.abs(b.z) - Math.abs(a.z));
    const told = strongest.slice(0, 6).map(({ name, z }) => `${name} ${z.toFixed(1)}`);
    const gained = best.length === 0 ? 'stays' : `goes ${best.length}, ${(best.gain * 100).toFixed(1)} points`;
    say(`  ${side === 0 ? 'the Free Peoples' : 'the Shadow'} (${(before * 100).toFixed(1)} %): ${gained}; ${told.join(', ')}`);
  }
  now = [next[0], next[1]];
  const manners = [mannerOf(now[0]), mannerOf(now[1])];
  if (values.write !== undefined) await writeFile(values.write, `${JSON.stringify(manners, null, 2)}\n`);
}

const [free, shadow] = now.map(mannerOf);
for (const [told, manners] of [
  ['casual against casual', CASUAL],
  ['tuned against casual', [free, CASUAL[1]]],
  ['casual against tuned', [CASUAL[0], shadow]],
  ['tuned against tuned', [free, shadow]],
] as const) {
  const won = await crew.won(
    seed + 1_000_000,
    Array.from({ length: TRIED }, () => manners),
  );
  process.stdout.write(`${told}: the Free Peoples won ${(share(won) * 100).toFixed(1)} % of ${TRIED} wars\n`);
}
await crew.end();
