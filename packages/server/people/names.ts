/** Invisible characters: controls, joiners, marks of direction, fillers, lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** A picture may be held together by letters that are unseen by themselves. */
const PICTURES = /\p{RGI_Emoji}/gv;

/** Whether a name is readable as it is written. */
export const isSeen = (name: string): boolean => !UNSEEN.test(name.replace(PICTURES, ''));

/** The same name, however it was typed: one form of each letter, one blank between words. */
export const tidy = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim();

const lookOf = (name: string): string => tidy(name).normalize('NFKC').toLowerCase();

/** Whether people would take one name for the other. */
export const isSameName = (one: string, other: string): boolean => lookOf(one) === lookOf(other);

/** The name itself, or with a number when a player at the table has it already. */
export function distinct(name: string, taken: readonly string[]): string {
  const isTaken = (wanted: string): boolean => taken.some((other) => isSameName(other, wanted));
  let wanted = name;
  for (let number = 2; isTaken(wanted); number++) wanted = `${name} (${number})`;
  return wanted;
}
