import { writeFile } from 'node:fs/promises';
import type { Bot } from '#bots/bot.ts';
import { cachedBox } from '#bots/content-cache.ts';
import { SelfPlay } from '#bots/self-play.ts';
import { findBot, valueDatasetOf } from '#bots/registry.ts';
import { fit, type LogisticModel, evaluateFit, type TrainingSet, logistic } from '#bots/search/fit.ts';
import type { ValueDataset } from '#bots/search/value-dataset.ts';
import { type AnyGame, SeededRandom } from '#kernel';
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

/** Every so many games one is kept back: the fit never sees it and is judged by it. */
const KEPT_BACK = 5;

export const tune: Command = {
  usage: 'tune <game> [--games N] [--player LEVEL] [--bots a,b]... [--seed S]... [--ridge R] [--write FILE]',
  summary: 'fit the value that a searching bot ends its thoughts with',
  help: `Lets bots play, looks at every position where a searching bot would stop thinking ahead, and fits the weights that
foresee best who won: logistic regression on what every seat may see. One game in five is kept back to judge the fit.

  --games N     how many games with each seed (default: 1000)
  --player L    the quick player of the level that shall think with the value, against itself (default: the first)
  --bots a,b    instead, one bot a seat; given several times, games are shared out among them
  --seed S      a whole number (default: 1); given several times, all their games are learned from
  --ridge R     how strongly weights are drawn towards nothing (default: 20)
  --write FILE  where the weights are written; without it they are only judged`,
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS, 1);
    const game = await gameNamed(positionals[0]);
    const study = await valueDatasetOf(game.id);
    if (study === undefined) throw new Failure(`${game.id} has no value to be fitted`);
    const tables = (values.bots ?? []).map(splitBots);
    for (const bots of tables) await knowBots(game.id, bots);
    const named = await Promise.all(tables.map((bots) => Promise.all(bots.map((bot) => findBot(game.id, bot)))));
    const player = values.player ?? Object.keys(study.players)[0];
    if (!Object.hasOwn(study.players, player))
      throw new Failure(`${game.id} has no player "${player}"; there is ${Object.keys(study.players).join(', ')}`);
    const seated = named.length > 0 ? named : [new Array<Bot>(game.seats.min).fill(study.players[player])];
    const games = wholeNumber(values.games, '--games', KEPT_BACK);
    const seeds = (values.seed ?? ['1']).map((seed) => wholeNumber(seed, '--seed', Number.MIN_SAFE_INTEGER));
    const { learned, kept } = gather(game, study, seated, games, seeds);
    const fitted = fit(learned, study.names, wholeNumber(values.ridge, '--ridge', 0));
    process.stdout.write(
      `${learned.rows.length} positions learned: ${told(fitted, study, learned)}\n${kept.rows.length} kept back: ${told(fitted, study, kept)}\n`,
    );
    if (values.write !== undefined) await writeFile(values.write, `${JSON.stringify(fitted, null, 2)}\n`);
    return 0;
  },
};

function told({ bias, weights }: LogisticModel, { names }: ValueDataset, { rows, won }: TrainingSet): string {
  const chances = rows.map((row) => logistic(names.reduce((sum, name, i) => sum + weights[name] * row[i], bias)));
  const { loss, square, right } = evaluateFit(chances, won);
  return `logarithmic loss ${loss.toFixed(4)}, square error ${square.toFixed(4)}, ${(right * 100).toFixed(1)} % foreseen`;
}

interface Gathered {
  readonly rows: Float64Array[];
  readonly won: number[];
}

function gather(
  game: AnyGame,
  study: ValueDataset,
  seated: readonly (readonly Bot[])[],
  games: number,
  seeds: readonly number[],
): { learned: Gathered; kept: Gathered } {
  const learned: Gathered = { rows: [], won: [] };
  const kept: Gathered = { rows: [], won: [] };
  const selfPlay = new SelfPlay(game, cachedBox(game, undefined), undefined);
  const progress = new Progress(games * seeds.length, 'games');
  for (const [place, seed] of seeds.entries())
    for (let number = 0; number < games; number++) {
      const to = number % KEPT_BACK === 0 ? kept : learned;
      const before = to.rows.length;
      let period = Number.NaN;
      const played = selfPlay.play(
        seated[number % seated.length],
        new SeededRandom(seed, 2 * number),
        new SeededRandom(seed, 2 * number + 1),
        (state) => {
          if (state.outcome !== null || study.period(state) === period) return;
          period = study.period(state);
          to.rows.push(study.features(state));
        },
      );
      const won = played.outcome.winners.includes(0) ? 1 : 0;
      for (let row = before; row < to.rows.length; row++) to.won.push(won);
      progress.say(place * games + number + 1);
    }
  progress.end();
  return { learned, kept };
}
