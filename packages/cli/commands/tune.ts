import { writeFile } from 'node:fs/promises';
import type { Bot } from '#bots/bot.ts';
import { findBot, valueDatasetOf } from '#bots/registry.ts';
import { calibrationTable, predict } from '#bots/search/calibration.ts';
import { evaluateFit, fit, type LogisticModel } from '#bots/search/fit.ts';
import { type PositionSample, PositionSampler } from '#bots/search/sample-positions.ts';
import type { ValueDataset } from '#bots/search/value-dataset.ts';
import type { AnyGame } from '#kernel';
import { knowBots, splitBots } from '../bot-names.ts';
import { gameNamed } from '../files.ts';
import { Progress } from '../progress.ts';
import { type Command, Failure, readArguments, wholeNumber } from '../usage.ts';

const OPTIONS = {
  games: { type: 'string', default: '1000' },
  bots: { type: 'string', multiple: true },
  player: { type: 'string' },
  seed: { type: 'string', multiple: true },
  ridge: { type: 'string', default: '20' },
  write: { type: 'string' },
} as const;

/** One game in so many is held out: the fit never sees it and is judged by it. */
const HELD_OUT = 5;

export const tune: Command = {
  usage: 'tune <game> [--games N] [--player LEVEL] [--bots a,b]... [--seed S]... [--ridge R] [--write FILE]',
  summary: 'fit the value function at the leaves of a searching bot',
  help: `Plays games between bots, samples every position where a search would end a playout, and fits by logistic regression
how likely each is to be won, from what every seat may see. Some games begin from altered positions where the game knows such.
One game in five is held out; the report shows how well the fit foresees those games, by feature and by round.

  --games N     games per seed (default: 1000)
  --player L    level whose fast player plays against itself (default: the first)
  --bots a,b    play these bots instead, one per seat; given several times, games are shared out among them
  --seed S      an integer (default: 1); given several times, the games of all seeds are used
  --ridge R     strength of the ridge (default: 20)
  --write FILE  where to write the weights; without it they are only judged`,
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS, 1);
    const game = await gameNamed(positionals[0]);
    const dataset = await valueDatasetOf(game.id);
    if (dataset === undefined) throw new Failure(`${game.id} has no value to be fitted`);
    const tables = (values.bots ?? []).map(splitBots);
    for (const bots of tables) await knowBots(game.id, bots);
    const named = await Promise.all(tables.map((bots) => Promise.all(bots.map((bot) => findBot(game.id, bot)))));
    const player = values.player ?? Object.keys(dataset.players)[0];
    if (!Object.hasOwn(dataset.players, player))
      throw new Failure(`${game.id} has no player "${player}"; there is ${Object.keys(dataset.players).join(', ')}`);
    const seated = named.length > 0 ? named : [new Array<Bot>(game.seats.min).fill(dataset.players[player])];
    const games = wholeNumber(values.games, '--games', HELD_OUT);
    const seeds = (values.seed ?? ['1']).map((seed) => wholeNumber(seed, '--seed', Number.MIN_SAFE_INTEGER));
    const { learned, heldOut } = gather(game, dataset, seated, games, seeds);
    const model = fit(learned, dataset.names, wholeNumber(values.ridge, '--ridge', 0));
    process.stdout.write(`${quality('learned from', model, dataset, learned)}${quality('held out', model, dataset, heldOut)}`);
    process.stdout.write(`\n${calibration(model, dataset, heldOut)}`);
    if (values.write !== undefined) await writeFile(values.write, `${JSON.stringify(model, null, 2)}\n`);
    return 0;
  },
};

function quality(what: string, model: LogisticModel, { names }: ValueDataset, { rows, won }: PositionSample): string {
  const { loss, square, right } = evaluateFit(
    rows.map((row) => predict(model, names, row)),
    won,
  );
  const foreseen = (right * 100).toFixed(1);
  return `${rows.length} positions ${what}: logarithmic loss ${loss.toFixed(4)}, square error ${square.toFixed(4)}, ${foreseen} % foreseen\n`;
}

/** The calibration table of the held-out games, as Markdown. */
function calibration(model: LogisticModel, { names }: ValueDataset, heldOut: PositionSample): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const lines = calibrationTable(model, names, heldOut).map(
    ({ group, positions, games, predicted, won, error }) =>
      `| ${group} | ${positions} | ${games} | ${percent(predicted)} | ${percent(won)} | ${percent(error)} |\n`,
  );
  return `| held-out positions | positions | games | predicted | won | error |\n| --- | ---: | ---: | ---: | ---: | ---: |\n${lines.join('')}`;
}

function gather(
  game: AnyGame,
  dataset: ValueDataset,
  seated: readonly (readonly Bot[])[],
  games: number,
  seeds: readonly number[],
): { readonly learned: PositionSample; readonly heldOut: PositionSample } {
  const learned = new PositionSampler(game, dataset);
  const heldOut = new PositionSampler(game, dataset);
  const progress = new Progress(games * seeds.length, 'games');
  for (const [place, seed] of seeds.entries())
    for (let number = 0; number < games; number++) {
      const sampler = number % HELD_OUT === 0 ? heldOut : learned;
      sampler.play(seated[number % seated.length], seed, number);
      progress.say(place * games + number + 1);
    }
  progress.end();
  return { learned: learned.sample(), heldOut: heldOut.sample() };
}
