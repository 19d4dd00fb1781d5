import type { SimulationResult } from './run.ts';
import { wilson } from './statistics.ts';
import type { Seating } from './worker.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;

const HOW: { readonly [seating in Seating]: string } = {
  fixed: '',
  rotated: ', seats rotated',
  mirrored: ', every deal with each seating',
};

/** The result as a person reads it. */
export function report(result: SimulationResult, seating: Seating): string {
  const who = seating === 'fixed' ? 'seat' : 'entry';
  const { seats, games, rounds } = result;
  const width = Math.max(...seats.map(({ bot }) => bot.length), 5);
  const line = (
    label: string,
    bot: string,
    { share, low, high, wins }: { share: number; low: number; high: number; wins: number },
  ): string => `  ${label.padEnd(8)}${bot.padEnd(width + 2)}${percent(share)}  (${percent(low)} to ${percent(high)})  ${wins} won`;
  const names = [...new Set(seats.map(({ bot }) => bot))];
  const byBot = names.map((bot) => {
    const own = seats.filter((seat) => seat.bot === bot);
    const share = own.reduce((sum, seat) => sum + seat.share, 0);
    return line('', bot, { share, ...wilson(share * games, games), wins: own.reduce((sum, seat) => sum + seat.wins, 0) });
  });
  const nobody = Math.max(0, 1 - seats.reduce((sum, { share }) => sum + share, 0));
  return [
    `${result.game}: ${games} games${HOW[seating]}`,
    `Share of victories by ${who}, with 95 % intervals`,
    ...seats.map((seat, index) => line(`${who} ${index}`, seat.bot, seat)),
    ...(names.length < seats.length ? ['By bot, all its seats together', ...byBot] : []),
    `  ${'nobody'.padEnd(8 + width + 2)}${percent(nobody)}`,
    `Rounds: ${rounds.p5} / ${rounds.p50} / ${rounds.p95} (5th, 50th and 95th percentile)`,
    `${result.decisions} decisions in ${result.seconds.toFixed(1)} s on ${result.threads} threads: ${result.decisionsPerSecond} a second`,
    `Outcomes ${result.outcomesHash}`,
    '',
  ].join('\n');
}
