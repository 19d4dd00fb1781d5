import type { PairedDifference } from '#lab/paired-difference.ts';
import type { Seating } from '#lab/setup.ts';
import { type Mean, wilson } from '#lab/statistics.ts';
import { SMALL_SAMPLE } from '#lab/tally.ts';
import type { Ablation } from '#lab/ablation.ts';
import type { SimulationResult } from './run.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;
const signed = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(1)}`;
const points = ({ mean, low, high }: Mean): string => `${signed(mean * 100)} points (${signed(low * 100)} to ${signed(high * 100)})`;

const HOW: { readonly [seating in Seating]: string } = {
  fixed: '',
  rotated: ', seats rotated',
  mirrored: ', every deal with each seating',
};

/** The result as a person reads it. */
export function report(result: SimulationResult, seating: Seating): string {
  const who = seating === 'fixed' ? 'seat' : 'entry';
  const { seats, games, rounds, endings, first } = result;
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
    `${result.game}: ${games} games${HOW[seating]}; bots, not people`,
    ...(games < SMALL_SAMPLE ? [`Fewer than ${SMALL_SAMPLE} games: a share near a half is not known to five points`] : []),
    `Share of victories by ${who}, with 95 % intervals`,
    ...seats.map((seat, index) => line(`${who} ${index}`, seat.bot, seat)),
    ...(names.length < seats.length ? ['By bot, all its seats together', ...byBot] : []),
    `  ${'nobody'.padEnd(8 + width + 2)}${percent(nobody)}`,
    `Whoever begins wins ${points(first)} more often than one of the others`,
    'Endings',
    ...endings.map(({ reason, share, low, high }) => `  ${reason.padEnd(24)}${percent(share)}  (${percent(low)} to ${percent(high)})`),
    `Rounds: ${rounds.p5} / ${rounds.p50} / ${rounds.p95} (5th, 50th and 95th percentile)`,
    `${result.decisions} decisions in ${result.seconds.toFixed(1)} s on ${result.threads} threads: ${result.decisionsPerSecond} a second`,
    `Outcomes ${result.outcomesHash}`,
    '',
  ].join('\n');
}

/** What the second set-up makes different. */
export function reportDifference({ games, entries, rounds, changed }: PairedDifference): string {
  return [
    `The second set-up against the first, ${games} games with the same luck`,
    ...entries.map((entry, at) => `  entry ${at}  ${points(entry)}`),
    `  rounds   ${signed(rounds.mean)} (${signed(rounds.low)} to ${signed(rounds.high)})`,
    `  somebody else won ${changed.games} of them: ${percent(changed.share)}  (${percent(changed.low)} to ${percent(changed.high)})`,
    '',
  ].join('\n');
}

/** What each thing is worth, by what changes without it; what changes most first. */
export function reportWorth(worth: readonly Ablation[]): string {
  const width = Math.max(...worth.map(({ id }) => id.length));
  return [
    'Without it, in the same luck: games that somebody else won, and what the first entry gains',
    ...worth
      .toSorted((one, other) => other.difference.changed.share - one.difference.changed.share)
      .map(({ id, difference }) => `  ${id.padEnd(width)}  ${percent(difference.changed.share)}  ${points(difference.entries[0])}`),
    '',
  ].join('\n');
}
