import { asId } from '../../packages/kernel/id.ts';
import { parseArgs } from 'node:util';
import type { Bot } from '../../packages/bots/bot.ts';
import { SelfPlay } from '../../packages/bots/self-play.ts';
import { SeededRandom, type State } from '../../packages/kernel/index.ts';
import { meanOf } from '../../packages/lab/statistics.ts';
import { BATTLE, HUNT, type Searches, WAR } from './parts/searches.ts';
import { VARIANTS } from './parts/variants.ts';
import { say } from '../log.ts';

/** What each part of the search brings: it is left out, or another put in, and that plays against the level as it is, every deal with both seatings. */
const USAGE = `usage: node bench/tuning/parts.ts <battle|hunt|war> <level>:<variant> <level>[:<variant>] [--deals N] [--seed S]
variants: ${Object.keys(VARIANTS).join(', ')}`;

const { values, positionals } = parseArgs({
  options: { deals: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});

function refuse(): never {
  say(USAGE);
  process.exit(1);
}

/** So often it is told how things stand. */
const PART = 10;

/** A level, or what became of it, with the time that it takes. */
class Player<S extends State> {
  readonly name: string;
  private readonly bot: Bot<S>;
  private time = 0;
  private decisions = 0;

  constructor(searches: Searches<S>, name: string) {
    const [level, variant = 'as-it-is'] = name.split(':');
    if (!(level in searches) || !(variant in VARIANTS)) refuse();
    this.name = name;
    this.bot = VARIANTS[variant](searches[level]);
  }

  readonly play: Bot<S> = (observation, random) => {
    const begun = performance.now();
    const move = this.bot(observation, random);
    this.time += performance.now() - begun;
    this.decisions++;
    return move;
  };

  /** Milliseconds a decision, on average. */
  get cost(): string {
    return (this.time / this.decisions).toFixed(1);
  }
}

function compare<S extends State>(searches: Searches<S>): void {
  const [one, other] = positionals.slice(1).map((name) => new Player(searches, name));
  if (other === undefined) refuse();
  const [{ policy }] = Object.values(searches);
  const { game } = policy;
  const selfPlay = new SelfPlay(game, game.content.read(game.content.standard), undefined);
  const seed = Number(values.seed);
  const deals = Number(values.deals);
  const shares: number[] = [];
  while (shares.length < deals) {
    const deal = shares.length;
    const share = [0, 1].map((seat) => {
      const bots = seat === 0 ? [one.play, other.play] : [other.play, one.play];
      const { winners } = selfPlay.play(bots, new SeededRandom(seed, 2 * deal), new SeededRandom(seed, 2 * deal + 1)).outcome;
      return winners.length === 0 ? 0.5 : winners.includes(asId(seat)) ? 1 / winners.length : 0;
    });
    shares.push((share[0] + share[1]) / 2);
    if (shares.length % PART !== 0 && shares.length !== deals) continue;
    const [mean, low, high] = Object.values(meanOf(shares)).map((part) => (100 * part).toFixed(1));
    say(
      `${game.id}, seed ${seed}: ${one.name} ${mean} % (${low} to ${high}) of ${shares.length} deals against ${other.name}; ${one.cost} and ${other.cost} ms`,
    );
  }
}

switch (positionals[0]) {
  case 'battle':
    compare(BATTLE);
    break;
  case 'hunt':
    compare(HUNT);
    break;
  case 'war':
    compare(WAR);
    break;
  default:
    refuse();
}
