import { InvalidInput } from '#kernel';
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

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readAny(given: unknown, seats: number, opened: boolean): HuntOptions {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max)
    throw new InvalidInput(`One Ring-bearer and one to four Wraith players take part, not ${seats} seats`, ['HR-GEN-01'], 'seats');
  const told = given ?? {};
  if (!isRecord(told)) throw new InvalidInput(`Options are an object: { ${KNOWN.join(', ')} }`, [], '');
  const { mode = 'campaign', information = 'normal', bigPool = false, havens = false, belief = true, letter: text = null, ...rest } = told;
  const unknown = Object.keys(rest)[0];
  if (unknown !== undefined) throw new InvalidInput(`There is no option "${unknown}"; expected ${KNOWN.join(', ')}`, [], unknown);
  if (mode !== 'campaign' && mode !== 'part1' && mode !== 'part2')
    throw new InvalidInput(`"mode" is "campaign", "part1" or "part2", not ${JSON.stringify(mode)}`, ['HR-GEN-06'], 'mode');
  if (information !== 'normal' && information !== 'two' && information !== 'none')
    throw new InvalidInput(
      `"information" is one of "normal", "two" and "none", which exclude each other, not ${JSON.stringify(information)}`,
      ['HR-RUL-53', 'HR-DIFF-01', 'HR-DIFF-02'],
      'information',
    );
  if (typeof bigPool !== 'boolean') throw new InvalidInput('"bigPool" is true or false', ['HR-DIFF-03'], 'bigPool');
  if (typeof havens !== 'boolean') throw new InvalidInput('"havens" is true or false', ['HR-HAVEN-01'], 'havens');
  if (typeof belief !== 'boolean') throw new InvalidInput('"belief" is true or false', [], 'belief');
  const letter = text === '' ? null : text;
  if (mode === 'part2' && letter === null && !opened)
    throw new InvalidInput('Part II begins with the letter in which part I was stored', ['HR-SETUP2-01', 'HR-GEN-06'], 'letter');
  if (mode !== 'part2' && letter !== null) throw new InvalidInput('A letter is opened for part II only', ['HR-SETUP2-01'], 'letter');
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
