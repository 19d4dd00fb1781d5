import { checkSeatCount, detail, GivenOptions, InvalidInput, issueOf } from '#kernel';
import type { HuntBox } from '../../content/box.ts';
import { readContent } from '../../content/read.ts';
import { standard } from '../../content/standard.ts';
import { checkLetter } from '../campaign/check.ts';
import { sealLetter } from '../campaign/envelope.ts';
import { readLetter } from '../campaign/letter.ts';
import type { HuntOptions } from '../state.ts';

export const SEATS = { min: 2, max: 5 } as const;

const KNOWN = ['mode', 'information', 'bigPool', 'havens', 'belief', 'letter'];

/** All difficulty options are voluntary and agreed before set-up (HR-DIFF-04). */
export const readOptions = (given: unknown, seats: number): HuntOptions => readAny(given, seats, false);

/** The options of a game under way: whatever letter it began with has been opened. */
export const readOptionsInPlay = (given: unknown, seats: number): HuntOptions => readAny(given, seats, true);

function readAny(given: unknown, seats: number, opened: boolean): HuntOptions {
  checkSeatCount(seats, SEATS, ['HR-GEN-01']);
  const options = new GivenOptions(given, KNOWN);
  const mode = options.choice('mode', ['campaign', 'part1', 'part2'], ['HR-GEN-06']);
  // They exclude each other.
  const information = options.choice('information', ['normal', 'two', 'none'], ['HR-RUL-53', 'HR-DIFF-01', 'HR-DIFF-02']);
  const bigPool = options.flag('bigPool', false, ['HR-DIFF-03']);
  const havens = options.flag('havens', false, ['HR-HAVEN-01']);
  const belief = options.flag('belief', true, []);
  const text = options.value('letter') ?? null;
  const letter = text === '' ? null : text;
  if (mode === 'part2' && letter === null && !opened)
    throw new InvalidInput(
      'Part II begins with the letter in which part I was stored',
      ['HR-SETUP2-01', 'HR-GEN-06'],
      'letter',
      issueOf('missing', 'letter'),
    );
  if (mode !== 'part2' && letter !== null)
    throw new InvalidInput('A letter is opened for part II only', ['HR-SETUP2-01'], 'letter', detail('letter-part2'));
  return { mode, information, bigPool, havens, belief, letter: letter === null ? null : sealed(letter, seats) };
}

/** A letter that could not have been written is refused here where it can be told; packs of other makers are looked at when the box is open. */
function sealed(given: unknown, seats: number): string {
  const letter = readLetter(given, seats);
  if (letter.box === standardBox().title) checkLetter(standardBox(), letter);
  return sealLetter(letter);
}

let opened: HuntBox | null = null;
const standardBox = (): HuntBox => {
  opened ??= readContent(standard);
  return opened;
};
