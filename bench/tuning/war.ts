import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CASUAL } from '../../packages/games/war-of-the-ring/bots/moveWeights.ts';
import type { SideWeights, WarWeights } from '../../packages/games/war-of-the-ring/bots/plan.ts';
import { SeededRandom } from '../../packages/kernel/index.ts';
import { unchecked } from '../../packages/kernel/unchecked.ts';
import { Crew } from './war/crew.ts';
import { PURPOSES } from './war/purposes.ts';
import { Scale } from './war/scale.ts';
import { directionOf, slopeOf } from './war/slope.ts';
import { say } from '../log.ts';

/**
 * How War's rule bots go about it, one a side: their manners and, unless `--planless`, when they change their plans and what they do otherwise then.
 * Every round plays wars in which all numbers of both sides are moved a little by chance, asks which of them went with victory, and goes that way as far as it pays, in wars against the other side as it is now and as `casual` has it. At the end
 * the result is held against `casual` in wars that no round has played.
 */
const USAGE = 'usage: node bench/tuning/war.ts [--from FILE] [--rounds N] [--games N] [--seed S] [--write FILE] [--planless]';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    rounds: { type: 'string', default: '10' },
    games: { type: 'string', default: '12000' },
    seed: { type: 'string', default: '1' },
    write: { type: 'string' },
    planless: { type: 'boolean', default: false },
  },
});
const [rounds, games, seed] = [values.rounds, values.games, values.seed].map(Number);
if (![rounds, games, seed].every(Number.isInteger)) throw new Error(USAGE);

const SIDES = [0, 1] as const;
type Numbers = readonly number[];
const casual: WarWeights = [
  { manner: CASUAL[0], purposes: [] },
  { manner: CASUAL[1], purposes: [] },
];
const read = values.from === undefined ? casual : unchecked<WarWeights>(JSON.parse(await readFile(values.from, 'utf8')));
const planned = (conduct: SideWeights, side: 0 | 1): SideWeights =>
  values.planless || conduct.purposes.length > 0 ? conduct : { ...conduct, purposes: PURPOSES[side] };
const started: WarWeights = [planned(read[0], 0), planned(read[1], 1)];
const scales = [new Scale(started[0], 0), new Scale(started[1], 1)] as const;

/** By so much of a step the numbers are moved by chance. */
const SPREAD = 0.8;
/** How much of the slope of the rounds before counts again. */
const MOMENTUM = 0.5;
/** How far it is tried to go, and in how many wars. */
const LENGTHS = [1, 2, 4];
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
  const others = [scales[1 - side].conduct(other), casual[1 - side]];
  const mine = scales[side].conduct(own);
  const wars = Array.from({ length: TRIED }, (_, at): WarWeights => (side === 0 ? [mine, others[at % 2]] : [others[at % 2], mine]));
  const free = share(await crew.won(from, wars));
  return side === 0 ? free : 1 - free;
}

let now: readonly [Numbers, Numbers] = [scales[0].numbers(started[0]), scales[1].numbers(started[1])];
const momentum = SIDES.map((side) => scales[side].names.map(() => 0));
for (let round = 1; round <= rounds; round++) {
  const moved = Array.from({ length: games }, () => SIDES.map((side) => scales[side].names.map(deviation)));
  const near = (side: 0 | 1, by: Numbers): SideWeights =>
    scales[side].conduct(now[side].map((number, at) => number + scales[side].steps[at] * SPREAD * by[at]));
  const won = await crew.won(
    seed + round * 1000,
    moved.map(([free, shadow]): WarWeights => [near(0, free), near(1, shadow)]),
  );
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
      const numbers = now[side].map((number, at) => number + scales[side].steps[at] * length * direction[at]);
      const gain = (await tried(side, numbers, now[1 - side], from)) - before;
      if (gain > best.gain) best = { numbers, gain, length };
    }
    if (best.length === 0) momentum[side].fill(0);
    next.push(best.numbers);
    const strongest = scales[side].names.map((name, at) => ({ name, z: slope[at] })).sort((a, b) => Math.abs(b.z) - Math.abs(a.z));
    const told = strongest.slice(0, 6).map(({ name, z }) => `${name} ${z.toFixed(1)}`);
    const gained = best.length === 0 ? 'stays' : `goes ${best.length}, ${(best.gain * 100).toFixed(1)} points`;
    say(`  ${side === 0 ? 'the Free Peoples' : 'the Shadow'} (${(before * 100).toFixed(1)} %): ${gained}; ${told.join(', ')}`);
  }
  now = [next[0], next[1]];
  const conducts = SIDES.map((side) => scales[side].conduct(now[side]));
  if (values.write !== undefined) await writeFile(values.write, `${JSON.stringify(conducts, null, 2)}\n`);
}

const [free, shadow] = SIDES.map((side) => scales[side].conduct(now[side]));
for (const [told, conducts] of [
  ['casual against casual', casual],
  ['tuned against casual', [free, casual[1]]],
  ['casual against tuned', [casual[0], shadow]],
  ['tuned against tuned', [free, shadow]],
] as const) {
  const won = await crew.won(
    seed + 1_000_000,
    Array.from({ length: TRIED }, () => conducts),
  );
  process.stdout.write(`${told}: the Free Peoples won ${(share(won) * 100).toFixed(1)} % of ${TRIED} wars\n`);
}
await crew.end();
