/** What is printed on a character's card, in numbers and by the names of its abilities; the wording is in the locale. */
interface CharacterCard {
  readonly level: number | null;
  readonly leadership: number;
  /** The nation he may rouse in its settlements; `all` five of the Free Peoples, or `none`. */
  readonly activates: string;
  /** Brings an action die. */
  readonly die: boolean;
  /** Has something to say as guide of the Fellowship. */
  readonly guide: boolean;
  /** Comes into play during the game. */
  readonly enters: boolean;
  readonly abilities: readonly string[];
}

const card = (
  level: number | null,
  leadership: number,
  activates: string,
  abilities: readonly string[],
  more: { readonly die?: boolean; readonly guide?: boolean; readonly enters?: boolean } = {},
): CharacterCard => ({
  level,
  leadership,
  activates,
  abilities,
  die: more.die === true,
  guide: more.guide === true,
  enters: more.enters === true,
});

const CAPTAIN = 'captain-of-the-west';

const CARDS: { readonly [id: string]: CharacterCard | undefined } = {
  'gandalf-grey': card(3, 1, 'all', [CAPTAIN, 'emissary-from-the-west'], { guide: true }),
  strider: card(3, 1, 'north', [CAPTAIN, 'heir-to-isildur'], { guide: true }),
  boromir: card(2, 1, 'gondor', [CAPTAIN, 'high-warden']),
  legolas: card(2, 1, 'elves', [CAPTAIN, 'prince-of-mirkwood']),
  gimli: card(2, 1, 'dwarves', [CAPTAIN, 'dwarf-of-erebor']),
  meriadoc: card(1, 1, 'all', ['take-them-alive'], { guide: true }),
  peregrin: card(1, 1, 'all', ['take-them-alive'], { guide: true }),
  aragorn: card(3, 2, 'all', [CAPTAIN], { die: true, enters: true }),
  'gandalf-white': card(3, 1, 'all', ['shadowfax', 'the-white-rider'], { die: true, enters: true }),
  'ring-bearers': card(null, 0, 'none', []),
  gollum: card(0, 0, 'none', [], { guide: true, enters: true }),
  saruman: card(0, 1, 'none', ['the-voice-of-saruman', 'servants-of-the-white-hand'], { die: true, enters: true }),
  'witch-king': card(null, 2, 'none', ['sorcerer', 'nazgul'], { die: true, enters: true }),
  'mouth-of-sauron': card(3, 2, 'none', ['messenger-of-the-dark-tower'], { die: true, enters: true }),
};

export const characterCard = (id: string): CharacterCard => CARDS[id] ?? card(null, 0, 'none', []);
