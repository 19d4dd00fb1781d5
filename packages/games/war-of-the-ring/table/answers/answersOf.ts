import type { WarAction } from '../../rules/verbs.ts';
import type { Offers } from '../offers.ts';
import { homeOf, type SeenHomes } from '../answerHomes.ts';

/** What goes on, the most urgent first: one of them is the seal-red button. */
const MAIN: readonly WarAction['type'][] = [
  'beginBattle',
  'depart',
  'pressOn',
  'fightInField',
  'declareFellowship',
  'enterMordor',
  'useGuide',
  'accept',
  'done',
  'endPath',
  'stand',
  'noCombatCard',
  'pass',
];

export interface Answers {
  /** The one main act of the moment, if there is one. */
  readonly main: WarAction | null;
  readonly quiet: readonly WarAction[];
  /** So many of something: one row, least first. */
  readonly numbers: readonly { readonly number: number; readonly action: WarAction }[];
}

export function answersOf(offers: Offers, seen: SeenHomes): Answers {
  const isAnswer = (action: WarAction): boolean => homeOf(action, seen) === 'answers';
  const numbers = offers
    .on('number')
    .filter(({ action }) => isAnswer(action))
    .map(({ site, action }) => ({ number: site.number, action }));
  const plain = offers.all.filter((action) => isAnswer(action) && !numbers.some((each) => each.action === action));
  const type = MAIN.find((each) => plain.some((action) => action.type === each));
  // Passing goes on only where nothing else is left to do.
  const isOn = type !== 'pass' || plain.length === offers.all.length;
  const main = isOn ? (plain.find((action) => action.type === type) ?? null) : null;
  return { main, quiet: plain.filter((action) => action !== main), numbers: numbers.toSorted((a, b) => a.number - b.number) };
}
