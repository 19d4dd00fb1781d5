import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Bot } from '../packages/bots/bot.ts';
import { levelsOf } from '../packages/bots/registry.ts';
import { rangerWith } from '../packages/games/journey-to-mordor/bots/ranger.ts';
import { WEIGHTS, type Weights } from '../packages/games/journey-to-mordor/bots/weights.ts';
import type { Journey } from '../packages/games/journey-to-mordor/rules/state.ts';
import { trusted } from '../packages/kernel/trusted.ts';
import { apart, missByAll } from './journey/fit.ts';
import { HAND, STEPS } from './journey/hand.ts';
import { judge } from './journey/judge.ts';
import { type Position, positionsOf, SEATS, type Side, SIDES } from './journey/positions.ts';
import { search } from './journey/search.ts';
import { say } from './tell.ts';

/**
 * The weights of the ranger of Journey to Mordor. `fit` lets it play against itself, and searches for weights with which it would have
 * foreseen best who won; `check` compares what two of them foresee, and `judge` sets two rangers against each other on seeds that no fit has seen.
 */
const USAGE = `usage: node bench/tune-journey.ts fit [--from weights] [--games N] [--rounds N] [--halvings N] [--seed S]
       node bench/tune-journey.ts check [--one weights] [--other weights] [--games N] [--seed S]
       node bench/tune-journey.ts judge [--one bot] [--other bot] [--deals N] [--seats N] [--side side] [--seed S]
weights: now (those of the game), hand (as they were before tuning), or a JSON file; a bot is weights, casual or random`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: 'hand' },
    one: { type: 'string', default: 'now' },
    other: { type: 'string', default: 'hand' },
    games: { type: 'string', default: '200' },
    deals: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '1' },
    halvings: { type: 'string', default: '1' },
    seats: { type: 'string' },
    side: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const seed = Number(values.seed);
const kinds = SIDES.flatMap((side) => SEATS.map((seats) => ({ side, seats }))).filter(
  ({ side, seats }) => (values.side ?? side) === side && Number(values.seats ?? seats) === seats,
);

function weightsOf(name: string): Weights {
  if (name === 'now') return WEIGHTS;
  if (name === 'hand') return HAND;
  const read: Partial<Record<string, unknown>> = JSON.parse(readFileSync(name, 'utf8'));
  for (const key of Object.keys(HAND))
    if (typeof read[key] !== 'number') throw new Error(`${name}: "${key}" is a number, not ${JSON.stringify(read[key])}`);
  return trusted<Weights>(read);
}

async function botOf(name: string): Promise<Bot<Journey>> {
  if (name !== 'casual' && name !== 'random') return rangerWith(weightsOf(name));
  return ((await levelsOf('journey-to-mordor')) as { readonly [level: string]: Bot<Journey> })[name];
}

const gather = (weights: Weights, games: number, from: number): Position[][] => {
  const bot = rangerWith(weights);
  return kinds.map(({ side, seats }: { side: Side; seats: number }) => positionsOf(bot, side, seats, games, from));
};

function fit(): void {
  const games = Number(values.games);
  let weights = weightsOf(values.from);
  for (let round = 0; round < Number(values.rounds); round++) {
    // Every round plays anew, with the weights found so far: what is foreseen is what these players do.
    const seen = gather(weights, games, seed + 2 * round);
    const unseen = gather(weights, Math.ceil(games / 2), seed + 2 * round + 1);
    const count = (lists: readonly Position[][]): number => lists.reduce((sum, { length }) => sum + length, 0);
    say(`round ${round + 1}: ${count(seen)} positions, and ${count(unseen)} more to check with`);
    say(`  off by ${missByAll(weights, seen).toFixed(5)}, unseen ${missByAll(weights, unseen).toFixed(5)}`);
    const { point } = search({
      start: { ...weights },
      steps: { ...STEPS },
      halvings: Number(values.halvings),
      // About the deviation by chance, game by game, of what a small step changes.
      least: 0.0001,
      cost: (candidate) => missByAll(candidate, seen),
      better: (candidate, cost) => say(`  ${cost.toFixed(5)} ${JSON.stringify(candidate)}`),
    });
    weights = point;
    say(`  off by ${missByAll(weights, seen).toFixed(5)}, unseen ${missByAll(weights, unseen).toFixed(5)}`);
  }
  process.stdout.write(`${JSON.stringify(weights, null, 2)}\n`);
}

function check(): void {
  const [one, other] = [weightsOf(values.one), weightsOf(values.other)];
  const seen = gather(one, Number(values.games), seed);
  const { mean, half } = apart(one, other, seen);
  process.stdout.write(
    `${seen.reduce((sum, { length }) => sum + length, 0)} positions: ${values.one} off by ${missByAll(one, seen).toFixed(5)}, ` +
      `${values.other} by ${missByAll(other, seen).toFixed(5)}; apart ${mean.toFixed(5)} ± ${half.toFixed(5)}\n`,
  );
}

async function judgeAll(): Promise<void> {
  const [one, other] = [await botOf(values.one), await botOf(values.other)];
  for (const { side, seats } of kinds) {
    const result = judge(one, other, side, seats, Number(values.deals), seed);
    const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
    process.stdout.write(
      `${side.padEnd(9)} ${seats} players, ${result.deals} deals: ${values.one} ${percent(result.one)}, ${values.other} ${percent(result.other)}; ` +
        `a chair ${percent(result.apart)} ± ${percent(result.half)}\n`,
    );
  }
}

if (positionals[0] === 'fit') fit();
else if (positionals[0] === 'check') check();
else if (positionals[0] === 'judge') await judgeAll();
else {
  say(USAGE);
  process.exitCode = 2;
}
