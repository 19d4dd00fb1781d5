import { parseArgs } from 'node:util';
import type { NewTable, SeatPlan } from '../../packages/wire/index.ts';
import { heard, start, stop } from '../children.ts';
import { BotWaiter } from './clients/bot-waiter.ts';
import { askForHints, playBots, type ThinkingCrowd, watchBots } from './clients/thinking-crowd.ts';
import { median, quantile, say } from '../log.ts';

/**
 * How long a player's bot takes while one address keeps to all limits and makes bots think as much as it may: 40 guests who ask for hints, 60 watched
 * games of bots only, or 40 guests who play against bots and move at once. `node bench/load/fair-thinking.ts [--game ID] [--level L] [--decisions N] [--pause MS]`; a real server with the standard limits on this machine.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'war-of-the-ring' },
    level: { type: 'string', default: 'master' },
    decisions: { type: 'string', default: '40' },
    pause: { type: 'string', default: '400' },
  },
});

const GUESTS = 40;
const BOT_TABLES = 60;
/** Each attack comes from an address of its own, so that it begins with full limits. */
const CROWDS = ['198.51.100.1', '198.51.100.2', '198.51.100.3'] as const;
const PLAYER = '203.0.113.5';
const WARM_UP = 8;
/** A phase is over then, however few decisions there were. */
const LONGEST = 90_000;

const bot: SeatPlan = { kind: 'bot', level: values.level };
const withBot: NewTable = { game: values.game, seats: [{ kind: 'me' }, bot] };
const botsOnly: NewTable = { game: values.game, seats: [bot, bot] };
const decisions = Number(values.decisions);

interface Phase {
  readonly name: string;
  readonly times: readonly number[];
  /** The quiet phase before it. */
  readonly quiet: readonly number[] | null;
}

async function phases(url: string): Promise<Phase[]> {
  const player = await BotWaiter.sitDown(url, PLAYER, withBot, 1);
  const measured = async (name: string): Promise<number[]> => {
    const times = await player.measure(decisions, LONGEST);
    say(`${name}: ${times.length} decisions, median ${Math.round(median(times))} ms, slowest ${Math.round(Math.max(...times))} ms`);
    return times;
  };
  const attacked = async (name: string, gather: () => Promise<ThinkingCrowd>): Promise<Phase[]> => {
    const quiet = await measured('quiet');
    const crowd = await gather();
    try {
      const times = await measured(name);
      say(`${name}: the crowd got ${JSON.stringify(Object.fromEntries(crowd.got))}`);
      return [
        { name: 'quiet', times: quiet, quiet: null },
        { name, times, quiet },
      ];
    } finally {
      crowd.leave();
    }
  };
  try {
    await player.measure(WARM_UP, LONGEST);
    return [
      ...(await attacked(`${GUESTS} guests ask for hints`, () => askForHints(url, CROWDS[0], GUESTS, withBot))),
      ...(await attacked(`${BOT_TABLES} watched games of bots only`, () => watchBots(url, CROWDS[1], BOT_TABLES, botsOnly))),
      ...(await attacked(`${GUESTS} guests play against bots`, () => playBots(url, CROWDS[2], GUESTS, withBot))),
    ];
  } finally {
    player.leave();
  }
}

const server = start(new URL('./serve.ts', import.meta.url), { BENCH_LIMITS: 'standard', BENCH_PAUSE: values.pause });
const print = (cells: readonly string[]): void =>
  void process.stdout.write(`${cells.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(12))).join('')}\n`);
const ms = (value: number): string => `${Math.round(value)} ms`;
try {
  const { url } = await heard<{ url: string }>(server, 60_000);
  const rows = await phases(url);
  print(['a decision of the player’s bot', 'decisions', 'median', 'p90', 'slowest', 'ratio', 'ratio p90']);
  for (const { name, times, quiet } of rows) {
    const ratio = (share: number): string => (quiet === null ? '' : `${(quantile(times, share) / quantile(quiet, share)).toFixed(2)} x`);
    const figures = [median(times), quantile(times, 0.9), Math.max(...times)].map(ms);
    print([name, String(times.length), ...figures, ratio(0.5), ratio(0.9)]);
  }
} finally {
  await stop(server);
}
