import { skeletonOf } from './skeleton.ts';

/** Invisible characters: controls, joiners, marks of direction, fillers, lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** A picture may be held together by letters that are unseen by themselves. */
const PICTURES = /\p{RGI_Emoji}/gv;
/** Marks on one letter that no script needs. */
const MARKS = /(\p{M}{3})\p{M}+/gu;
/** What chats, mail programs and web pages may read as a mention, a link, markup or an encoded word. */
const MARKUP = /[@<>[\]*`|~\\]|:\/\/|\bwww\.|=\?/i;
/** Names that a player would take for those who run the server. */
const STAFF = new Set(
  [
    'Admin',
    'Admins',
    'Administrator',
    'Moderator',
    'Moderators',
    'Mod',
    'Mods',
    'Operator',
    'Support',
    'Staff',
    'System',
    'Server',
    'Host',
    'Red Book',
    'Administracja',
    'Moderacja',
    'Obsługa',
    'Serwer',
    'Czerwona Księga',
  ].map(skeletonOf),
);
/** Words that make none of staff by themselves, and one that is no more harmless together with such a name. */
const TITLES = new Set(['Red', 'Book', 'Czerwona', 'Czerwonej', 'Księga', 'Księgi', 'Team', 'Official', 'The', 'Chief'].map(skeletonOf));

/** Whether a name is readable as it is written. */
export const isSeen = (name: string): boolean => name.replace(PICTURES, '').search(UNSEEN) < 0;

export const hasFloodOfMarks = (text: string): boolean => text.normalize('NFC').search(MARKS) >= 0;

export const hasMarkup = (name: string): boolean => MARKUP.test(name);

/** Also with digits at its ends (`Admin1`), or among words of the house (`Red Book Support`). */
export function isOfStaff(name: string): boolean {
  if (STAFF.has(skeletonOf(name)) || STAFF.has(skeletonOf(name.replace(/^\p{N}+|[\s\p{P}]*\p{N}+$/gu, '')))) return true;
  const words = name
    .split(/[\s\p{P}]+/u)
    .filter((word) => /\P{N}/u.test(word))
    .map(skeletonOf);
  return words.some((word) => STAFF.has(word)) && words.every((word) => STAFF.has(word) || TITLES.has(word));
}

/** The same name, however it was typed: one form of each letter, one blank between words. */
export const tidy = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Text on one line in which every character is seen, and no letter has a tower of marks. */
export const tidyLine = (text: string): string => {
  const pictures: string[] = [];
  const rest = text.toWellFormed().replace(PICTURES, (picture) => {
    pictures.push(picture);
    return '\ufffc';
  });
  let next = 0;
  return tidy(rest.replace(/\s+/g, ' ').replace(UNSEEN, ''))
    .replace(MARKS, '$1')
    .replaceAll('\ufffc', () => pictures[next++] ?? '');
};

/** Whether people would take one name for the other. */
export const isSameName = (one: string, other: string): boolean => skeletonOf(one) === skeletonOf(other);

/** The name itself, or with a number when a player at the table has it already. */
export function distinct(name: string, taken: readonly string[]): string {
  const isTaken = (wanted: string): boolean => taken.some((other) => isSameName(other, wanted));
  let wanted = name;
  for (let number = 2; isTaken(wanted); number++) wanted = `${name} (${number})`;
  return wanted;
}
