import { parseArgs } from 'node:util';
import type { Bot } from '../../packages/bots/bot.ts';
import { BotDriver } from '../../packages/bots/self-play.ts';
import { casual } from '../../packages/games/journey-to-mordor/bots/casual.ts';
import { lazyExact, master } from '../../packages/games/journey-to-mordor/bots/master.ts';
import { ranger, rangerWith } from '../../packages/games/journey-to-mordor/bots/ranger.ts';
import { journeyToMordor as game } from '../../packages/games/journey-to-mordor/index.ts';
import type { Journey } from '../../packages/games/journey-to-mordor/rules/state.ts';
import { perform, SeededRandom, settle, SilentEffects } from '../../packages/kernel/index.ts';
import { BOX, SIDES } from '../tuning/journey/positions.ts';
import { weightsOf } from '../tuning/journey/weights.ts';
import { say } from '../log.ts';

/** What a bot of Journey to Mordor for two gives away against perfect play, exactly, in points of winning chance a game and seat, and where. */
const USAGE = `usage: node bench/proofs/journey-loss.ts [--bot bot] [--games N] [--side side] [--last-survivor] [--seed S]
bot: ranger, master, casual, or weights of a ranger: now, duel, hand, or a JSON file`;

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'ranger' },
    games: { type: 'string', default: '200' },
    side: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'last-survivor': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** What is on file is rounded: less than this is nothing. */
const LEAST = 1e-9;
const Z = 1.959964;

async function botOf(name: string): Promise<Bot<Journey>> {
  if (name === 'master') return master();
  if (name === 'casual') return casual;
  return name === 'ranger' ? ranger : rangerWith(weightsOf(name));
}

interface Place {
  decisions: number;
  worse: number;
  loss: number;
}

async function measure(bot: Bot<Journey>, side: string): Promise<void> {
  const exact = await lazyExact();
  const driver = new BotDriver(game);
  const places = new Map<string, Place>();
  const losses: number[] = [];
  const seed = Number(values.seed);
  let left = 0;
  for (let number = 0; number < Number(values.games); number++) {
    const effects = new SilentEffects(new SeededRandom(seed, 2 * number));
    const thoughts = new SeededRandom(seed, 2 * number + 1);
    const s = game.setup(BOX, game.readOptions({ side, lastSurvivor: values['last-survivor'] }, 2), 2, effects);
    settle(game, s, effects);
    let lost = 0;
    while (s.outcome === null) {
      const { seat, move } = driver.next(s, [bot, bot], thoughts);
      const [before, after] = [exact.chances(s), exact.afterMove(s, seat, move)];
      if (before === null || after === null) break;
      const loss = before[seat] - after[seat];
      const { began, effect, out } = s.open;
      const name = out.includes(true) ? 'alone' : `${began} fields${effect === null ? '' : `, ${effect}`}`;
      const place = places.get(name) ?? { decisions: 0, worse: 0, loss: 0 };
      places.set(name, place);
      place.decisions++;
      place.loss += loss;
      if (loss > LEAST) place.worse++;
      lost += loss;
      perform(game, s, seat, move, effects);
    }
    if (s.outcome === null) left++;
    else losses.push(lost / 2);
  }
  report(side, places, losses, left);
}

function report(side: string, places: ReadonlyMap<string, Place>, losses: readonly number[], left: number): void {
  const mean = losses.reduce((sum, each) => sum + each, 0) / losses.length;
  const deviation = Math.sqrt(losses.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (losses.length - 1));
  const all = [...places.values()];
  const sum = (part: (place: Place) => number): number => all.reduce((total, place) => total + part(place), 0);
  const points = (chance: number): string => (100 * chance).toFixed(3);
  const best = ({ decisions, worse }: Place): string => `${(100 - (100 * worse) / decisions).toFixed(1)} %`;
  const whole = { decisions: sum(({ decisions }) => decisions), worse: sum(({ worse }) => worse), loss: 0 };
  process.stdout.write(
    `${side}, ${values.bot}: ${losses.length} games (${left} more left the tables), a seat loses ${points(mean)} ± ${points((Z * deviation) / Math.sqrt(losses.length))} points a game; ` +
      `${best(whole)} of ${whole.decisions} decisions are the best\n`,
  );
  for (const [name, place] of [...places].toSorted(([, one], [, other]) => other.loss - one.loss))
    process.stdout.write(
      `  ${name.padEnd(34)} ${points(place.loss / 2 / losses.length)} points, ${((100 * place.loss) / sum(({ loss }) => loss)).toFixed(0).padStart(3)} %, best ${best(place)}\n`,
    );
}

if (values.help) say(USAGE);
else {
  const bot = await botOf(values.bot);
  for (const side of SIDES) if ((values.side ?? side) === side) await measure(bot, side);
}
