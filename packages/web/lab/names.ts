import type { GameLine } from '#lab/batch.ts';
import { entryOn, type Setup } from '#lab/setup.ts';
import type { Words } from '#look';
import { gameWords } from '../i18n.ts';
import { createRoles, seatName } from '../roles.ts';
import { level, tell } from './words.ts';

/** How a run calls its chairs, entries, set-ups and endings. */
export interface Names {
  readonly words: Words;
  readonly chairName: (chair: number) => string;
  readonly entryName: (entry: number, bots: readonly string[]) => string;
  readonly pairName: (entry: number) => string;
  readonly endingName: (reason: string) => string;
  /** Which of two set-ups; nothing where there is one. */
  readonly nth: (at: number) => string;
  /** One game in a line. */
  readonly said: (line: GameLine) => string;
}

export function createNames(setups: readonly Setup[]): Names {
  const { game } = setups[0];
  const chairs = setups[0].bots.length;
  const roles = createRoles(() => game);
  const words = gameWords(game, (seat) => chairName(seat));
  const chairName = (chair: number): string => seatName(roles, chair, chairs);
  const isFollowed = setups[0].seating !== 'fixed';
  /** An entry is a chair, or, where chairs are changed, whoever began there. */
  const entryName = (entry: number, bots: readonly string[]): string =>
    isFollowed ? tell('entry', { number: entry + 1, bot: level(bots[entry] ?? '') }) : `${chairName(entry)} · ${level(bots[entry] ?? '')}`;
  /** In a comparison an entry may be another bot in the second set-up. */
  const pairName = (entry: number): string => {
    const name = entryName(entry, setups[0].bots);
    const [before, after] = setups.map(({ bots }) => bots[entry] ?? '');
    return after === undefined || after === before ? name : `${name} → ${level(after)}`;
  };
  const endingName = (reason: string): string => words(`outcome.${reason}`);
  const nth = (at: number): string => (setups.length < 2 ? '' : `${tell(at === 0 ? 'first_short' : 'second_short')} `);

  const said = (line: GameLine): string =>
    `${line.winners.length === 0 ? tell('nobody') : line.winners.map((chair) => `${chairName(chair)} (${level(setups[0].bots[entryOn(setups[0], line.number, chair)] ?? '')})`).join(', ')} · ${endingName(line.reason)} · ${tell('rounds', { count: line.rounds })}`;
  return { words, chairName, entryName, pairName, endingName, nth, said };
}
