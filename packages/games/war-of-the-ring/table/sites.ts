import type { WarAction } from '../rules/verbs.ts';

/**
 * Where an option is touched. A way from one region to another is two touches; figures are touched in the company that is being formed, or where
 * they stand; everything that concerns no piece is a plain answer.
 */
export type Site =
  | { readonly on: 'region'; readonly region: string }
  | { readonly on: 'way'; readonly from: string; readonly to: string }
  | { readonly on: 'die'; readonly die: string }
  | { readonly on: 'card'; readonly card: string }
  | { readonly on: 'nation'; readonly nation: string }
  | { readonly on: 'figure'; readonly figure: string }
  | { readonly on: 'deck'; readonly deck: string }
  | { readonly on: 'token'; readonly token: string }
  | { readonly on: 'number'; readonly number: number }
  | { readonly on: 'answer' };

const ANSWER: Site = { on: 'answer' };
const region = (place: string): Site => ({ on: 'region', region: regionOf(place) });

const INSIDE = /^inside-/;

/** The region of a place: the inside of a stronghold lies in its region. */
export const regionOf = (place: string): string => place.replace(INSIDE, '');

/** Every verb has its site: a verb that is new does not compile until it has one. */
export function siteOf(action: WarAction): Site {
  switch (action.type) {
    case 'chooseRegion':
    case 'traceStep':
    case 'retreat':
    case 'travelTo':
    case 'recruit':
    case 'bringCharacter':
      return region(action.region);
    case 'chooseAt':
    case 'moveMinion':
    case 'removeExcess':
      return region(action.place);
    case 'march':
      return { on: 'way', from: regionOf(action.from), to: regionOf(action.to) };
    case 'attack':
      return { on: 'way', from: regionOf(action.from), to: regionOf(action.against) };
    case 'spend':
    case 'skipDie':
    case 'useRing':
    case 'chooseDie':
      return { on: 'die', die: action.die };
    case 'chooseCard':
    case 'discardCard':
    case 'offerCard':
    case 'playEvent':
    case 'playCombatCard':
    case 'removeTableCard':
    case 'useTableCard':
      return { on: 'card', card: action.card };
    case 'advanceNation':
    case 'chooseNation':
    case 'loseRegular':
    case 'reduceElite':
    case 'loseElite':
    case 'extendAssault':
      return { on: 'nation', nation: action.nation };
    case 'chooseFigure':
    case 'chooseGuide':
    case 'include':
    case 'leaveBehind':
    case 'holdBack':
      return { on: 'figure', figure: action.figure };
    case 'drawCard':
      return { on: 'deck', deck: action.deck };
    case 'chooseToken':
    case 'useToken':
      return { on: 'token', token: action.token };
    case 'allocateHunt':
    case 'reroll':
    case 'rerollHunt':
      return { on: 'number', number: action.dice };
    case 'chooseAmount':
      return { on: 'number', number: action.amount };
    case 'accept':
    case 'decline':
    case 'done':
    case 'chooseOption':
    case 'resolveFirst':
    case 'pass':
    case 'depart':
    case 'beginBattle':
    case 'fightInField':
    case 'withdraw':
    case 'noCombatCard':
    case 'ceaseAttack':
    case 'pressOn':
    case 'stand':
    case 'stayPut':
    case 'declareFellowship':
    case 'endPath':
    case 'enterMordor':
    case 'useGuide':
    case 'loseGuide':
    case 'loseRandom':
    case 'useTheRing':
      return ANSWER;
    default:
      return action satisfies never;
  }
}

/** An option in one word, for what is touched to be told apart: `advanceNation:elves`. */
export const keyOf = (action: WarAction): string => Object.values(action).join(':');
