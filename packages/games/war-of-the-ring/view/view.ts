import type { Seat } from '#kernel';

/** Counts of figures by name: `gondor-regular`, `nazgul`; and the characters with them. */
export interface ForceView {
  readonly figures: { readonly [figure: string]: number };
  readonly characters: readonly string[];
}

export interface RegionView {
  readonly id: string;
  readonly nation: string | null;
  readonly settlement: string;
  /** Who holds the settlement; null where there is none. */
  readonly holder: 'free-peoples' | 'shadow' | null;
  /** Held by the enemy of the side that built it. */
  readonly captured: boolean;
  readonly besieged: boolean;
  /** In the open. */
  readonly field: ForceView;
  /** Behind the walls of a besieged stronghold. */
  readonly inside: ForceView;
}

export interface NationView {
  readonly id: string;
  readonly steps: number;
  readonly active: boolean;
  readonly atWar: boolean;
  readonly reinforcements: { readonly [figure: string]: number };
  readonly casualties: { readonly [figure: string]: number };
}

export interface SideView {
  readonly id: 'free-peoples' | 'shadow';
  /** Who plays it; where two share it the viewer, or whoever leads. Hands below are his. */
  readonly seat: Seat;
  readonly points: number;
  readonly pool: number;
  /** Unused dice, by result. */
  readonly dice: readonly string[];
  readonly huntBox: number;
  readonly rings: number;
  readonly ringUsed: boolean;
  readonly tokens: readonly string[];
  /** Cards in hand by deck (the backs are seen), and what is left in each deck. */
  readonly hand: { readonly character: number; readonly strategy: number };
  readonly decks: { readonly character: number; readonly strategy: number };
  /** Cards by name where the viewer may see them; null otherwise. */
  readonly cards: readonly string[] | null;
  readonly table: readonly string[];
  readonly discard: readonly string[];
  readonly faceDown: number;
}

export interface FellowshipView {
  readonly at: string;
  readonly progress: number;
  readonly hidden: boolean;
  readonly corruption: number;
  readonly guide: string;
  readonly companions: readonly string[];
  /** Step on the Mordor track, null while on the map. */
  readonly mordor: number | null;
}

/** From which result on a die hits: without modifiers, in the combat roll, and in the leader re-roll. */
export interface HitsFrom {
  readonly plain: number;
  readonly roll: number;
  readonly reroll: number;
}

/** One side of a battle, as it is now. */
export interface FighterView {
  readonly strength: number;
  readonly leadership: number;
  /** What it would be, had nothing been given up or cancelled this round. */
  readonly leadershipOf: number;
  /** Dice of the combat roll, rolled or not. */
  readonly dice: number;
  readonly hitsFrom: HitsFrom;
  /** Its combat card was cancelled by the other one. */
  readonly cancelled: boolean;
}

/** The steps of a round. */
export type BattleStep = 'cards' | 'roll' | 'reroll' | 'losses' | 'onward';

export interface BattleView {
  readonly attacker: 'free-peoples' | 'shadow';
  readonly from: string;
  readonly to: string;
  readonly kind: 'field' | 'assault' | 'sortie';
  readonly round: number;
  readonly step: BattleStep;
  /** Free Peoples, Shadow. */
  readonly fighters: readonly [FighterView, FighterView];
  /** Who has hits to take at this moment, and how many are left. */
  readonly struck: { readonly side: 'free-peoples' | 'shadow'; readonly hits: number } | null;
  readonly rearguard: ForceView;
  /** Combat cards revealed this round, and backs of those still hidden, by side. */
  readonly cards: readonly (string | null)[];
  readonly backs: readonly (string | null)[];
  /** The viewer's own card, chosen and not yet revealed. */
  readonly chosen: string | null;
  readonly rolls: readonly (readonly number[])[];
  readonly hits: readonly number[];
}

/** Figures that are being chosen to go somewhere together; those of their kind who could have gone stay. */
export interface FormingView {
  readonly from: string;
  /** Where they go, where that is settled already. */
  readonly to: string | null;
  readonly going: ForceView;
  readonly staying: ForceView;
}

/** One of three or four players. */
export interface PlayerView {
  readonly seat: Seat;
  /** The power he plays: the single Free Peoples player of three is called by his side. */
  readonly player: 'gondor' | 'rohan' | 'witch-king' | 'saruman' | 'free-peoples' | 'shadow';
  readonly side: 'free-peoples' | 'shadow';
  readonly nations: readonly string[];
  readonly leads: boolean;
  /** He has given up, and his partner plays for him. */
  readonly left: boolean;
  /** What he counts for the individual victory within his side. */
  readonly points: number;
  readonly hand: { readonly character: number; readonly strategy: number };
  /** As many as he may hold. */
  readonly limit: number;
  /** His cards by name where the viewer may see them; null otherwise. */
  readonly cards: readonly string[] | null;
}

/** Units of both partners at one place: a mixed army with its commander, or two armies kept apart (null). */
export interface SharedArmyView {
  readonly place: string;
  readonly commander: Seat | null;
}

/** Questions that only those who share a side are asked. */
type TeamStep = 'drawForTurn' | 'swapCards' | 'mixArmies' | 'removeExcess';

/** What more than two players see besides. */
export interface TeamView {
  /** Whose turn of play it is; null outside the action phase. */
  readonly acting: Seat | null;
  /** Who acts next for each side once it is its turn: Free Peoples, Shadow. */
  readonly next: readonly [Seat, Seat];
  /** What partners are asked among themselves, and where; null while something else is decided. */
  readonly asks: { readonly step: TeamStep; readonly place: string | null } | null;
  readonly players: readonly PlayerView[];
  readonly shared: readonly SharedArmyView[];
  /** Who commands in the battle under way: Free Peoples, Shadow. */
  readonly commanders: readonly [Seat, Seat] | null;
  /** Three players: what the Free Peoples used last and may not use now. */
  readonly usedLast: { readonly nations: readonly string[]; readonly regions: readonly string[] } | null;
}

/** An event card of the viewer's hand, as it would be carried out now. */
export interface EventView {
  /** Whether its condition is met; null where it has none. */
  readonly met: boolean | null;
  /** The regions that it would touch; none while its condition is not met. */
  readonly regions: readonly string[];
}

/** What a seat sees: the board and the tracks are open, hands and decks are not. */
export interface WarView {
  readonly turn: number;
  readonly stage: 'setup' | 'cards' | 'fellowship' | 'allocation' | 'action' | 'battle' | 'over';
  /** Whose action it is, or will be next. */
  readonly toAct: 'free-peoples' | 'shadow';
  /** The action under way: the die that was spent and on what, or the token. */
  readonly doing: {
    readonly side: 'free-peoples' | 'shadow';
    readonly die: string | null;
    readonly action: string | null;
    readonly token: string | null;
    /** The event card being carried out. */
    readonly card: string | null;
  } | null;
  /** What the viewer is forming; null for everybody else. */
  readonly forming: FormingView | null;
  /** The place of the question on the table, where it is about one: losses to take, units that are too many, armies that meet. */
  readonly at: string | null;
  readonly sides: readonly [SideView, SideView];
  readonly fellowship: FellowshipView;
  readonly nations: readonly NationView[];
  readonly regions: readonly RegionView[];
  readonly tiles: {
    readonly pool: readonly string[];
    readonly drawn: readonly string[];
    readonly waiting: readonly string[];
    readonly removed: readonly string[];
  };
  readonly eliminated: readonly string[];
  readonly battle: BattleView | null;
  /** The combat text of each card the viewer sees. */
  readonly combat: { readonly [card: string]: string };
  /** Its initiative: when it takes effect in a round. */
  readonly initiative: { readonly [card: string]: number };
  /** The viewer's hand as events. */
  readonly events: { readonly [card: string]: EventView };
  /** Only when more than two play. */
  readonly team?: TeamView;
}
