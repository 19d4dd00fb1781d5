import type { Id } from '#kernel';

/** The nouns of the game as small numbers: each is a place in a list of the box, and none can be passed for another. */

/** A space of the board, the same on both sides; 0 is no space. Areas, exits and dots are spaces. */
export type Space = Id<'space'>;
/** What a perception or a ward names: a region, or a section counted after all regions. */
export type Place = Id<'place' | 'region'>;
/** An entry of the log: an area, a dot or a slash. */
export type Entry = Id<'entry' | 'space'>;
/** Where a Ringwraith log token lies: off the board, on a space, in a place, beside a step of the movement track. */
export type Mark = Id<'mark' | 'space'>;

export type Nazgul = Id<'nazgul'>;
/** A Nazgûl as it is called: the Witch-king while he stands in for one. */
export type Rider = Id<'rider' | 'nazgul'>;

/** What a die shows. */
export type Face = Id<'face'>;
/** How a player names the die he pays with: by its face, or as the Witch-king's. */
export type DieName = Id<'dieName' | 'face'>;
/** One of the dice on the table. */
export type Die = Id<'die'>;

export type Company = Id<'company'>;
export type AllyCard = Id<'ally'>;
export type SorceryCard = Id<'sorcery'>;
/** The first or the second effect of a card. */
export type EffectOf = Id<'effect'>;
export type JourneyCard = Id<'journey'>;
export type Deed = Id<'deed'>;
export type Information = Id<'information'>;
export type CorruptionId = Id<'corruption'>;
export type LogToken = Id<'logToken'>;
/** A list of ops in the box. */
export type ScriptId = Id<'script'>;

/** A region or a section. */
export type Scope = Id<'scope'>;
