import type { SimulatedGame } from '#lab/batch.ts';
import { entryOn, type Setup } from '#lab/setup.ts';
import { type GameWords, gameTranslator } from '../i18n/i18n.ts';
import { createSeatRoles, seatName } from '../game/seatRoles.ts';
import { level, t } from './text.ts';

/** How a run calls its chairs, entries, set-ups and endings. */
export interface RunNames {
  readonly tGame: GameWords;
  readonly chairName: (chair: number) => string;
  readonly entryName: (entry: number, bots: readonly string[]) => string;
  readonly pairName: (entry: number) => string;
  readonly endingName: (reason: string) => string;
  /** Which of two set-ups; nothing where there is one. */
  readonly nth: (at: number) => string;
  /** One game in a line. */
  readonly said: (line: SimulatedGame) => string;
}

export function createRunNames(setups: readonly Setup[]): RunNames {
  const { game } = setups[0];
  const chairs = setups[0].bots.length;
  const roles = createSeatRoles(() => game);
  const tGame = gameTranslator(game, (seat) => chairName(seat));
  const chairName = (chair: number): string => seatName(roles, chair, chairs);
  const isFollowed = setups[0].seating !== 'fixed';
  /** An entry is a chair, or, where chairs rotate, the bot that began there. */
  const entryName = (entry: number, bots: readonly string[]): string =>
    isFollowed ? t('entry', { number: entry + 1, bot: level(bots[entry] ?? '') }) : `${chairName(entry)} · ${level(bots[entry] ?? '')}`;
  /** In a comparison an entry may be another bot in the second set-up. */
  const pairName = (entry: number): string => {
    const name = entryName(entry, setups[0].bots);
    const [before, after] = setups.map(({ bots }) => bots[entry] ?? '');
    return after === undefined || after === before ? name : `${name} → ${level(after)}`;
  };
  const endingName = (reason: string): string => tGame(`outcome.${reason}`);
  const nth = (at: number): string => (setups.length < 2 ? '' : `${t(at === 0 ? 'first_short' : 'second_short')} `);

  const said = (line: SimulatedGame): string =>
    `${line.winners.length === 0 ? t('nobody') : line.winners.map((chair) => `${chairName(chair)} (${level(setups[0].bots[entryOn(setups[0], line.number, chair)] ?? '')})`).join(', ')} · ${endingName(line.reason)} · ${t('rounds', { count: line.rounds })}`;
  return { tGame, chairName, entryName, pairName, endingName, nth, said };
}
