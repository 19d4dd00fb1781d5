import { parseArgs } from 'node:util';
import { BotTable } from '../packages/bots/play.ts';
import { meanOf } from '../packages/lab/statistics.ts';
import { SeededRandom, type State } from '../packages/kernel/index.ts';
import { SEARCHES, type Search } from './parts/searches.ts';
import { VARIANTS } from './parts/variants.ts';
import { say } from './tell.ts';

/** What each part of the search brings: it is left out, or another put in, and plays against the level as it is, every deal with both seatings. */
const USAGE = `usage: node bench/parts.ts --game ID [--level master] --variant NAME [--against NAME] [--against-level LEVEL] [--deals N] [--seed S]
variants: ${Object.keys(VARIANTS).join(', ')}`;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    level: { type: 'string', default: 'master' },
    variant: { type: 'string' },
    against: { type: 'string', default: 'as-it-is' },
    deals: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});

/** What the first of two bots wins of one deal with both seatings: 0 to 1. */
function compare<S extends State>(search: Search<S>, names: readonly [string, string]): void {
  const { game } = search.thinker;
  const table = new BotTable(game, game.content.read(game.content.standard), {});
  const times = [0, 0];
  const asked = [0, 0];
  const [one, other] = names.map((name, at) => {
    const bot = VARIANTS[name](search);
    return ((seen, random) => {
      const begun = performance.now();
      const move = bot(seen, random);
      times[at] += performance.now() - begun;
      asked[at]++;
      return move;
    }) satisfies typeof bot;
  });
  const shares: number[] = [];
  const seed = Number(values.seed);
  for (let deal = 0; deal < Number(values.deals); deal++) {
    let share = 0;
    for (const seat of [0, 1]) {
      const { outcome } = table.play(seat === 0 ? [one, other] : [other, one], new SeededRandom(seed, 2 * deal), new SeededRandom(seed, 2 * deal + 1));
      if (outcome.winners.includes(seat)) share += 0.5 / outcome.winners.length;
      else if (outcome.winners.length === 0) share += 0.25;
    }
    shares.push(share);
    if ((deal + 1) % 10 === 0) tell(deal + 1);
  }
  tell(shares.length);

  function tell(deals: number): void {
    const { mean, low, high } = meanOf(shares);
    const cost = times.map((time, at) => (time / asked[at]).toFixed(1));
    say(
      `${game.id} ${values.level}, seed ${seed}: ${names[0]} ${(100 * mean).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}) of ${deals} deals against ${names[1]}; ${cost[0]} and ${cost[1]} ms`,
    );
  }
}

const search = SEARCHES[`${values.game} ${values.level}` as keyof typeof SEARCHES];
if (search === undefined || values.variant === undefined || !(values.variant in VARIANTS) || !(values.against in VARIANTS)) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}
compare(search as Search<State>, [values.variant, values.against]);
