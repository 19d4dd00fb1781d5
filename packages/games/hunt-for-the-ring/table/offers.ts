import type { Action } from '#kernel';
import type { SeatTurn } from '#wire';
import type { HuntAction } from '../rules/state.ts';
import type { HuntView } from '../view/view.ts';

/**
 * Where the drawn table offers a verb. `map`: touch the space, the region or the piece it names. `bar`: a button under the map, one for each
 * group of verbs. The rest are panels: `cards`, `dice`, `tracks`, `scene` (encounters and what
 * cards ask) and `journal`.
 */
export type Site = 'map' | 'bar' | 'cards' | 'dice' | 'tracks' | 'scene' | 'journal';

const MAP: readonly Site[] = ['map'];
const BAR: readonly Site[] = ['bar'];
const CARDS: readonly Site[] = ['cards'];

/** Every verb of the game has its site; the bar also has a list of everything that may be done. */
export const SITES: { readonly [verb in HuntAction['type']]: readonly Site[] } = {
  // Before each part.
  giveInformation: MAP,
  claimNazgul: BAR,
  claimNoMore: BAR,
  activateNext: BAR,
  placeNazgul: MAP,
  swapSorcery: CARDS,
  endSwapping: BAR,
  acceptSwap: BAR,
  declineSwap: BAR,
  chooseHost: MAP,
  keepJourney: ['journal', 'bar'],
  chooseDeed: MAP,

  // The Ring-bearer's turn.
  moveFrodo: MAP,
  moveToDot: BAR,
  travelByNight: BAR,
  rest: BAR,
  advance: BAR,
  playAlly: CARDS,
  spendToken: BAR,
  discardForToken: CARDS,
  useCompany: CARDS,
  endTurn: BAR,
  discardAlly: CARDS,
  keepAlly: CARDS,
  pass: BAR,
  done: BAR,
  moveGandalf: MAP,
  relocateGandalf: MAP,
  revealGandalf: BAR,
  doDeed: ['map', 'bar'],
  announceRivendell: BAR,
  fleeTo: MAP,

  // Encounter, escape, rescue.
  cancelToken: ['scene'],
  acceptTokens: ['scene', 'bar'],
  escapeTo: MAP,
  stayPut: BAR,
  changeRoute: ['bar', 'scene'],
  keepRoute: ['bar', 'scene'],

  // What cards ask for.
  placeAlly: MAP,
  takeBackAlly: MAP,
  moveAlly: MAP,
  pushNazgul: MAP,
  holdNazgul: MAP,
  ward: MAP,
  discardDie: ['dice', 'bar'],
  rerollDie: ['dice', 'bar'],
  recoverAlly: CARDS,
  peekHand: BAR,
  discardPeeked: CARDS,
  removeTrail: MAP,
  hideInformation: MAP,
  restoreCompany: CARDS,
  choose: ['bar', 'scene'],

  // The Wraith turns.
  ride: MAP,
  search: BAR,
  hunt: BAR,
  huntWith: ['bar', 'dice'],
  huntWithTwo: ['bar', 'dice'],
  perceive: ['bar', 'dice'],
  perceiveWithTwo: ['bar', 'dice'],
  strikeAlly: ['map', 'dice'],
  drawSorcery: ['bar', 'dice'],
  playSorcery: CARDS,
  rideFarther: ['bar', 'dice'],
  rideAndSearch: ['bar', 'dice'],
  gallop: ['bar', 'dice'],
  pursue: ['bar', 'dice'],
  endActivation: BAR,
  discardSorcery: CARDS,
  searchAt: MAP,
  huntAt: MAP,
  perceiveAt: MAP,
  readTrail: MAP,
  liftAlly: MAP,

  // The Ringwraith log tokens.
  takeLogToken: BAR,
  leaveLogToken: BAR,
  placeLogToken: MAP,
  placeLogTokenIn: MAP,
  placeLogTokenAtStep: ['tracks', 'bar'],
  takeOffLogToken: BAR,
};

export const sitesOf = (verb: HuntAction['type']): readonly Site[] => SITES[verb];

/** A verb that moves something picks what before where: the argument that is touched first. */
const FIRST: { readonly [verb in HuntAction['type']]?: string } = { moveAlly: 'from', pushNazgul: 'nazgul' };

/** An action of one verb. */
export type ActionOfType<Type extends HuntAction['type']> = Extract<HuntAction, { readonly type: Type }>;

const isOf = <Type extends HuntAction['type']>(action: HuntAction, type: Type): action is ActionOfType<Type> => action.type === type;

/** What an action says of one of its arguments; undefined when its verb has none of that name. */
export function argumentOf(action: HuntAction, name: string): string | number | undefined {
  const said: Action = action;
  return said[name];
}

/** The options of a seat, sorted for drawing. Nothing is touchable that is not among them. */
export interface Offers {
  /** Somebody at this screen is asked, or has a log token to lay. */
  readonly asked: boolean;
  /** What the map, the cards and the buttons are for now: the decision or, with a log token in hand, where it goes. */
  readonly all: readonly HuntAction[];
  of<Type extends HuntAction['type']>(type: Type): readonly ActionOfType<Type>[];
  /** The offered action with these arguments, or undefined. */
  find<Type extends HuntAction['type']>(type: Type, wanted: Partial<ActionOfType<Type>>): ActionOfType<Type> | undefined;
  /** What a site of the table offers. */
  on(site: Site): readonly HuntAction[];
  /** What touching a space, a region or a section of the map may mean, with what is held in mind. */
  at(spot: string): readonly HuntAction[];
  /** All spaces, regions and sections that may be touched now. */
  readonly spots: ReadonlySet<string>;
  /** What is held between two touches: the Ally token or the Nazgûl to be moved, by its space or name. */
  readonly held: string | null;
  /** What may be taken up: the spaces of those pieces. Empty when nothing is to be moved, or only one thing can be. */
  readonly movable: ReadonlySet<string>;
}

/** Arguments that name a spot of the map, the most telling first. */
const WHERE = ['to', 'space', 'area', 'place'] as const;

/** Where an action happens on the map: its space, region or section; null when it names none. */
export function spotOf(view: HuntView, action: HuntAction): string | null {
  const { mine } = view;
  const own = mine?.role === 'ring-bearer' ? mine : null;
  switch (action.type) {
    case 'giveInformation':
    case 'hideInformation':
      return own?.information.find(({ id }) => id === action.information)?.area ?? null;
    case 'chooseDeed':
      return own?.deedsSeen.find(({ id }) => id === action.deed)?.area ?? null;
    case 'doDeed':
      return own?.deeds.find(({ id }) => id === action.deed)?.area ?? null;
    case 'chooseHost':
    case 'holdNazgul':
      return nazgulAt(view, action.nazgul);
    default: {
      const named = WHERE.map((name) => argumentOf(action, name)).find((value) => value !== undefined);
      return named === undefined ? null : String(named);
    }
  }
}

const nazgulAt = (view: HuntView, nazgul: string | number): string | null => view.nazgul.find(({ id }) => id === nazgul)?.at ?? null;

/** What is moved by an action that moves something else than the one piece in question; null for all others. */
const firstOf = (action: HuntAction): string | null => {
  const argument = FIRST[action.type];
  return argument === undefined ? null : String(argumentOf(action, argument));
};

export function offersOf(
  turn: SeatTurn<HuntAction> | null,
  mode: 'play' | 'watch' | 'replay',
  view: HuntView,
  picked: string | null = null,
): Offers {
  const asides = mode === 'play' ? (turn?.asides ?? []) : [];
  const laying = asides.some(({ type }) => type === 'placeLogToken');
  const tokens = asides.filter(({ type }) => type === 'takeLogToken');
  const all = laying ? asides.filter((aside) => !tokens.includes(aside)) : mode === 'play' ? (turn?.options ?? []) : [];
  const offered = [...all, ...tokens];
  const of = <Type extends HuntAction['type']>(type: Type): readonly ActionOfType<Type>[] => offered.filter((option) => isOf(option, type));
  const firsts = new Set(all.map(firstOf).filter((first) => first !== null));
  // One thing alone is held without being touched.
  const held = picked !== null && firsts.has(picked) ? picked : firsts.size === 1 ? ([...firsts][0] ?? null) : null;
  const whereOf = (first: string): string | null => (view.nazgul.some(({ id }) => id === first) ? nazgulAt(view, first) : first);
  const bySpot = new Map<string, HuntAction[]>();
  for (const action of all) {
    if (!sitesOf(action.type).includes('map')) continue;
    const first = firstOf(action);
    if (first !== null && first !== held) continue;
    const spot = spotOf(view, action);
    if (spot !== null) bySpot.set(spot, [...(bySpot.get(spot) ?? []), action]);
  }
  const movable = new Set(firsts.size > 1 ? [...firsts].map(whereOf).filter((spot) => spot !== null) : []);
  return {
    asked: all.length > 0,
    all,
    of,
    find: (type, wanted) => of(type).find((option) => Object.entries(wanted).every(([name, value]) => argumentOf(option, name) === value)),
    on: (site) => offered.filter((action) => sitesOf(action.type).includes(site)),
    at: (spot) => bySpot.get(spot) ?? [],
    spots: new Set(bySpot.keys()),
    held,
    movable,
  };
}
