import { Unacceptable } from '#kernel';
import type { HuntBox } from '../../content/box.ts';
import { readLetter } from '../campaign/letter.ts';
import type { HuntOptions } from '../state.ts';

export const SEATS = { min: 2, max: 5 } as const;

const KNOWN = ['mode', 'information', 'bigPool', 'havens', 'belief', 'letter'];

/** All difficulty options are voluntary and agreed before set-up (HR-DIFF-04). */
export function readOptions(given: unknown, seats: number): HuntOptions {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max)
    throw new Unacceptable(`One Ring-bearer and one to four Wraith players take part, not ${seats} seats`, ['HR-GEN-01'], 'seats');
  if (given !== undefined && given !== null && (typeof given !== 'object' || Array.isArray(given)))
    throw new Unacceptable(`Options are an object: { ${KNOWN.join(', ')} }`, [], '');
  const {
    mode = 'campaign',
    information = 'normal',
    bigPool = false,
    havens = false,
    belief = true,
    letter = null,
    ...rest
  } = (given ?? {}) as Record<string, unknown>;
  const unknown = Object.keys(rest)[0];
  if (unknown !== undefined) throw new Unacceptable(`There is no option "${unknown}"; expected ${KNOWN.join(', ')}`, [], unknown);
  if (mode !== 'campaign' && mode !== 'part1' && mode !== 'part2')
    throw new Unacceptable(`"mode" is "campaign", "part1" or "part2", not ${JSON.stringify(mode)}`, ['HR-GEN-06'], 'mode');
  if (information !== 'normal' && information !== 'two' && information !== 'none')
    throw new Unacceptable(
      `"information" is one of "normal", "two" and "none", which exclude each other, not ${JSON.stringify(information)}`,
      ['HR-RUL-53', 'HR-DIFF-01', 'HR-DIFF-02'],
      'information',
    );
  if (typeof bigPool !== 'boolean') throw new Unacceptable('"bigPool" is true or false', ['HR-DIFF-03'], 'bigPool');
  if (typeof havens !== 'boolean') throw new Unacceptable('"havens" is true or false', ['HR-HAVEN-01'], 'havens');
  if (typeof belief !== 'boolean') throw new Unacceptable('"belief" is true or false', [], 'belief');
  if (mode === 'part2' && letter === null)
    throw new Unacceptable('Part II begins with the letter in which part I was stored', ['HR-SETUP2-01', 'HR-GEN-06'], 'letter');
  if (mode !== 'part2' && letter !== null) throw new Unacceptable('A letter is opened for part II only', ['HR-SETUP2-01'], 'letter');
  return { mode, information, bigPool, havens, belief, letter: letter === null ? null : readLetter(letter, seats) };
}

/** The letter must speak of cards and tokens of this very box. */
export function checkLetter(box: HuntBox, options: HuntOptions): void {
  const { letter } = options;
  if (letter === null) return;
  const known = (names: readonly string[], given: readonly string[], path: string): void => {
    const stranger = given.find((name) => !names.includes(name));
    if (stranger !== undefined) throw new Unacceptable(`This box has no "${stranger}"`, ['HR-LETTER-05'], `letter.${path}`);
  };
  known(box.sorceryIds, [...letter.sorcery.flat(), ...letter.sorceryDeck, ...letter.sorceryDiscard], 'sorcery');
  known(box.informationIds, letter.information, 'information');
  known(box.corruptionIds, [...letter.pool, ...letter.eyes, ...letter.discarded], 'pool');
  const cards = letter.sorcery.flat().length + letter.sorceryDeck.length + letter.sorceryDiscard.length + (letter.barrowWights ? 1 : 0);
  if (cards !== box.sorceryDeck.length)
    throw new Unacceptable(`There are ${box.sorceryDeck.length} Sorcery cards, not ${cards}`, ['HR-COMP-04'], 'letter.sorcery');
}
