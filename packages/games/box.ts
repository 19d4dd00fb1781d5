import type { OptionField, Teams } from '#kernel';

/** A box on the shelf, told apart without opening it: `packages/games/<game>/shelf.ts` exports it as `box`. Words and cover lie beside it. */
export interface Box {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Usual length of a game. */
  readonly minutes: readonly [number, number];
  /** `drawn`: with its own table. `text`: playable on the text table. `planned`: not playable yet. */
  readonly state: 'drawn' | 'text' | 'planned';
  /** Bot levels, weakest first. */
  readonly bots: readonly string[];
  /** Levels that know perfect play for two: with more at the table each plays like the one before it until two are left. */
  readonly forTwo?: readonly string[];
  /** How strong they are, as `redbook ladder` found it: 400 points are odds of ten to one. Levels that were not measured have none. */
  readonly ratings?: { readonly [level: string]: number };
  /** Its bots can tell the table why they moved. */
  readonly tells?: true;
  /** Whether a seat knows what others must not see: then people at one screen need a curtain between them. */
  readonly secret: boolean;
  /** Who plays together and may talk apart from the others, where some do. */
  readonly teams?: Teams;
  /** Which side each seat plays, by the number of players; whoever plays the same wins together. Left out where everybody plays for himself. */
  readonly sides?: { readonly [players: number]: readonly string[] };
  /** Only these seats may write notes while the game lasts, by this rule; left out where everybody may. */
  readonly notes?: { readonly rule: string; readonly seats: readonly number[] };
  /** The form in which a table is set up. */
  readonly form: readonly OptionField[];
  /** Stands before the game's tables in lists: an icon of the house and its ground. */
  readonly device: { readonly icon: string; readonly colour: 'ochre' | 'green' | 'dusk' | 'red' };
  /** Who made the printed game: facts, the same in every language. */
  readonly printed: {
    readonly design: readonly string[];
    readonly illustration: readonly string[];
    readonly publishers: readonly string[];
  };
}
