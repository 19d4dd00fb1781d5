import type { GameRecord } from '#kernel';
import type { Chapter } from '#look/table.ts';
import { courseOf } from './panels/course.ts';

/** Where the letter lies that part I left behind. */
const LETTER = 'hunt-for-the-ring-letter.txt';

const PARTS = [1, 2] as const;

/** The parts that were played, and the letter between them where they were played apart. */
export function chapters(record: GameRecord): readonly Chapter[] {
  const { corruption, letter } = courseOf(record);
  const told: Chapter[] = [];
  for (const part of PARTS) {
    const turns = corruption.filter((turn) => turn.part === part);
    const last = turns.at(-1);
    if (last === undefined) continue;
    if (part === 2 && told.length === 0) told.push({ kind: 'fromLetter', params: {} });
    told.push({ kind: `part${part}`, params: { days: last.day, corruption: last.value } });
  }
  if (letter !== null) told.push({ kind: 'letter', params: {}, keep: { name: LETTER, text: letter } });
  return told;
}
