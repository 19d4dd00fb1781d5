import type { Seat } from '#kernel';
import type { CorruptionId, Entry, Mark, Nazgul, Place, Rider, SorceryCard, Space } from '../content/ids.ts';
import { token, rider, WITCH_KING } from './nouns.ts';
import { type On, spaceWordOf } from './spots.ts';
import type { Hunt } from './state.ts';

/** How events name what the state alone knows: the side of the board, and who rides as the Witch-king. */
export const spotOf = <What extends Space | Mark | Entry>(s: Hunt, at: What): On<What> => ({ part: s.open.part, at });
export const riderOf = (s: Hunt, nazgul: Nazgul): Rider => (s.open.witchKing === nazgul ? WITCH_KING : nazgul);

/** How prompts name things: a word of the locale begins with `@`. */
export const seatWord = (seat: Seat): string => `@seat.${seat}`;
/** Areas by number and name, dots by what lies around them. */
export const spaceWord = (s: Hunt, space: Space): string => spaceWordOf(s.open.part, s.box.spaces[space]);
export const placeWord = (s: Hunt, place: Place): string => `@place.${s.box.places[place]}`;
export const nazgulWord = (s: Hunt, nazgul: Nazgul): string => `@nazgul.${rider.name(riderOf(s, nazgul), s.box)}`;
export const sorceryWord = (s: Hunt, card: SorceryCard): string => `@sorcery.${s.box.sorceryIds[card]}`;
export const tokenWord = (s: Hunt, id: CorruptionId): string => `@corruption.${token.outside(id, s.box)}`;
