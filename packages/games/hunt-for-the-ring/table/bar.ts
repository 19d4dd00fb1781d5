import type { HuntAction } from '../rules/state.ts';
import type { Offers } from './offers.ts';

/** The buttons under the map: verbs that belong together are one button, which opens a menu when there is more than one way. */
export interface Group {
  readonly id: string;
  readonly actions: readonly HuntAction[];
  readonly icon: string;
  /** The one main act of the screen. */
  readonly seal: boolean;
  /** Always there, and nothing that the moment asks for. */
  readonly quiet: boolean;
}

const GROUPS: { readonly [verb in HuntAction['type']]?: string } = {
  hunt: 'hunt',
  huntWith: 'hunt',
  huntWithTwo: 'hunt',
  perceive: 'perceive',
  perceiveWithTwo: 'perceive',
  rideFarther: 'power',
  rideAndSearch: 'power',
  gallop: 'power',
  claimNazgul: 'claimNazgul',
  activateNext: 'activateNext',
  keepJourney: 'keepJourney',
  placeLogTokenAtStep: 'placeLogTokenAtStep',
  drawSorcery: 'drawSorcery',
  discardDie: 'discardDie',
  rerollDie: 'rerollDie',
  doDeed: 'doDeed',
  peekHand: 'peekHand',
  choose: 'choose',
  takeLogToken: 'logTokens',
  acceptSwap: 'acceptSwap',
  declineSwap: 'declineSwap',
};

export const GROUP_IDS: readonly string[] = [...new Set(Object.values(GROUPS).filter((id) => id !== undefined))];

const ICONS: { readonly [group: string]: string | undefined } = {
  hunt: 'crossed-swords',
  perceive: 'eye-target',
  power: 'evil-tower',
  search: 'magnifying-glass',
  drawSorcery: 'scroll-unfurled',
  pursue: 'horse-head',
  endActivation: 'hourglass',
  endTurn: 'hourglass',
  moveToDot: 'footprint',
  travelByNight: 'footprint',
  rest: 'hobbit-door',
  advance: 'footprint',
  spendToken: 'scroll-unfurled',
  pass: 'cancel',
  done: 'check-mark',
  stayPut: 'hood',
  logTokens: 'quill-ink',
  acceptSwap: 'shaking-hands',
  declineSwap: 'cancel',
  takeOffLogToken: 'return-arrow',
  leaveLogToken: 'cancel',
  placeLogTokenAtStep: 'quill-ink',
  revealGandalf: 'wizard-face',
  announceRivendell: 'wizard-face',
  doDeed: 'wizard-face',
  claimNazgul: 'hood',
  activateNext: 'hood',
  keepJourney: 'scroll-unfurled',
  acceptTokens: 'check-mark',
  changeRoute: 'clockwise-rotation',
  keepRoute: 'footprint',
};

/** What ends a turn or goes on, the most urgent first: one of them is the seal-red button. */
const MAIN: readonly string[] = [
  'advance',
  'acceptTokens',
  'done',
  'endActivation',
  'endTurn',
  'pass',
  'endSwapping',
  'claimNoMore',
  'keepRoute',
];

export const groupOf = (verb: HuntAction['type']): string => GROUPS[verb] ?? verb;

/** A button that does one thing is marked by it. */
export const keyOf = (action: HuntAction): string => Object.values(action).join(':');

/** So many buttons stand side by side; more of one kind go into a menu. */
const ROOM = 4;

export function groupsOf(offers: Offers): Group[] {
  const groups = new Map<string, HuntAction[]>();
  for (const action of offers.on('bar')) groups.set(groupOf(action.type), [...(groups.get(groupOf(action.type)) ?? []), action]);
  const main = MAIN.find((id) => groups.has(id)) ?? null;
  const make = (id: string, actions: readonly HuntAction[]): Group => ({
    id,
    actions,
    icon: ICONS[id] ?? 'quill-ink',
    seal: id === main,
    quiet: id === 'logTokens',
  });
  const alone = groups.size <= 2;
  return [...groups]
    .flatMap(([id, actions]) => (alone && actions.length <= ROOM ? actions.map((action) => make(id, [action])) : [make(id, actions)]))
    .sort((a, b) => Number(a.seal) - Number(b.seal));
}
