import { parseArgs } from 'node:util';
import type { Bot } from '../../packages/bots/bot.ts';
import { levelsOf } from '../../packages/bots/registry.ts';
import { NOTHING } from '../../packages/games/journey-to-mordor/bots/code.ts';
import { FILED } from '../../packages/games/journey-to-mordor/bots/master.ts';
import { rangerWith } from '../../packages/games/journey-to-mordor/bots/ranger.ts';
import { perfectEnding } from '../../packages/games/journey-to-mordor/bots/solved/endings.ts';
import { Shelf } from '../../packages/games/journey-to-mordor/bots/solved/shelf.ts';
import type { Weights } from '../../packages/games/journey-to-mordor/bots/weights.ts';
import type { Journey } from '../../packages/games/journey-to-mordor/rules/state.ts';
import { apart, missBy, missByAll } from './journey/fit.ts';
import { DUEL_STEPS, STEPS } from './journey/hand.ts';
import { judge } from './journey/judge.ts';
import { type Position, positionsOf, SEATS, type Side, SIDES } from './journey/positions.ts';
import { search } from './journey/search.ts';
import { weightsOf } from './journey/weights.ts';
import { say } from '../log.ts';

/**
 * The weights of the ranger of Journey to Mordor. `fit` lets it play against itself, and searches for weights with which it would have
 * foreseen best who won; `duel` searches for weights with which it says what perfect play of two comes to; `check` compares what two of them foresee, and `judge` sets two rangers against each other on seeds that no fit has seen.
 */
const USAGE = `usage: node bench/tuning/journey.ts duel [--from weights] [--games N] [--halvings N] [--seed S]
       node bench/tuning/journey.ts fit [--from weights] [--games N] [--rounds N] [--halvings N] [--seed S]
       node bench/tuning/journey.ts check [--one weights] [--other weights] [--games N] [--seed S]
       node bench/tuning/journey.ts judge [--one bot] [--other bot] [--deals N] [--seats N] [--side side] [--seed S]
weights: now (those of the game with three and four), duel (those with two), hand (as they were before tuning), or a JSON file; a bot is weights, casual or random`;

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

/** Positions of games for two, with what perfect play comes to instead of what came of them: there is no chance in that. */
async function solvedPositions(weights: Weights, games: number, from: number): Promise<Position[][]> {
  const shelf = new Shelf();
  for (const file of FILED) await shelf.put((await file()).default);
  const bot = rangerWith(weights);
  return SIDES.map((side) =>
    positionsOf(bot, side, 2, games, from).flatMap((position) => {
      const table = position.s.open.out.includes(true) ? null : shelf.tableFor(position.s);
      return table === null ? [] : [{ ...position, won: perfectEnding(position.s, table).worth(NOTHING) }];
    }),
  );
}

async function duel(): Promise<void> {
  const start = weightsOf(values.from);
  const [seen, unseen] = [
    await solvedPositions(start, Number(values.games), seed),
    await solvedPositions(start, Number(values.games), seed + 1),
  ];
  const off = (weights: Weights): string =>
    [seen, unseen].map((kinds) => kinds.map((kind) => (100 * Math.sqrt(missBy(weights, kind))).toFixed(2)).join(' and ')).join(', unseen ');
  say(`off by ${off(start)} points on the two sides`);
  const { point } = search({
    start: { ...start },
    steps: { ...STEPS, ...DUEL_STEPS },
    halvings: Number(values.halvings),
    least: 2e-6,
    cost: (candidate) => missByAll(candidate, seen),
    better: (candidate, cost) => say(`  ${(100 * Math.sqrt(cost)).toFixed(3)} ${JSON.stringify(candidate)}`),
  });
  say(`off by ${off(point)} points`);
  process.stdout.write(`${JSON.stringify(point, null, 2)}\n`);
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
else if (positionals[0] === 'duel') await duel();
else if (positionals[0] === 'check') check();
else if (positionals[0] === 'judge') await judgeAll();
else {
  say(USAGE);
  process.exitCode = 2;
}
