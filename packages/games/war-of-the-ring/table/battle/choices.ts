import type { WarAction } from '../../rules/verbs.ts';
import type { WarView } from '../../view/view.ts';
import type { SideId } from '../pieces/nations.ts';
import { enemyOf, forceIn, placeOf, ranksOf } from './ranks.ts';
import { sideOf } from './rounds.ts';

type CardAction = Extract<WarAction, { readonly type: 'playCombatCard' }>;

/** Where in the scene each option is touched. Whatever concerns nothing that is seen here is a plain answer: nothing is ever left out. */
export interface Choices {
  /** By figure, `gondor-elite`: what touching one of its host may mean. */
  readonly figures: ReadonlyMap<string, readonly WarAction[]>;
  readonly cards: readonly CardAction[];
  readonly numbers: readonly { readonly number: number; readonly action: WarAction }[];
  readonly answers: readonly WarAction[];
  /** The answer that goes on, where there is no figure, card or number to choose. */
  readonly main: WarAction | null;
}

/** The figure that an option concerns, and its place where the option names one. */
function figureOf(action: WarAction): { readonly figure: string; readonly place: string | null } | null {
  switch (action.type) {
    case 'loseRegular':
      return { figure: `${action.nation}-regular`, place: null };
    case 'reduceElite':
    case 'loseElite':
      return { figure: `${action.nation}-elite`, place: null };
    case 'chooseFigure':
    case 'leaveBehind':
      return { figure: action.figure, place: null };
    case 'chooseAt':
      return { figure: action.figure, place: action.place };
    default:
      return null;
  }
}

const numberOf = (action: WarAction): number | null =>
  action.type === 'reroll' ? action.dice : action.type === 'chooseAmount' ? action.amount : null;

/** What goes on, the most urgent first. */
const MAIN: readonly WarAction['type'][] = [
  'depart',
  'pressOn',
  'extendAssault',
  'fightInField',
  'stand',
  'accept',
  'done',
  'noCombatCard',
];

/** Figures that stand in the battle: `gondor-elite` may be chosen only where one is seen. */
function standing(view: WarView): ReadonlySet<string> {
  const { battle } = view;
  if (battle === null) return new Set();
  const sides: readonly SideId[] = [battle.attacker, enemyOf(battle.attacker)];
  return new Set(sides.flatMap((side) => ranksOf(forceIn(view, placeOf(battle, side)), side).flatMap(({ figures }) => figures)));
}

export function choicesOf(view: WarView, options: readonly WarAction[]): Choices {
  const seen = standing(view);
  const figures = new Map<string, WarAction[]>();
  const cards: CardAction[] = [];
  const numbers: { number: number; action: WarAction }[] = [];
  const answers: WarAction[] = [];
  const { battle } = view;
  for (const action of options) {
    const about = figureOf(action);
    const number = numberOf(action);
    const isHere = about !== null && (about.place === null || (battle !== null && about.place === placeOf(battle, sideOf(about.figure))));
    if (about !== null && isHere && seen.has(about.figure)) figures.set(about.figure, [...(figures.get(about.figure) ?? []), action]);
    else if (action.type === 'playCombatCard') cards.push(action);
    else if (number !== null) numbers.push({ number, action });
    else answers.push(action);
  }
  numbers.sort((a, b) => a.number - b.number);
  const type = MAIN.find((each) => answers.some((action) => action.type === each));
  const isFree = cards.length === 0 && numbers.length === 0 && (figures.size === 0 || type === 'depart');
  return { figures, cards, numbers, answers, main: isFree ? (answers.find((action) => action.type === type) ?? null) : null };
}
