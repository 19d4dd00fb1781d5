import type { Prompt } from '#kernel';
import type { WarAction } from '../../rules/verbs.ts';
import type { WarView } from '../../view/view.ts';
import { siteOf } from '../sites.ts';
import { type Forecast, forecast, REDRAWS } from './forecast.ts';
import type { Hunt } from '../huntOf.ts';

/** What a choice means, where its option does not say it all: words under `table.hunting.means`. */
export const MEANINGS = [
  'hobbit',
  'gollum',
  'loseGuide',
  'loseRandom',
  'useTheRing',
  'stands',
  'draws',
  'declare',
  'undeclared',
  'enterMordor',
  'endPath',
  'redraws',
  'lowers',
  'prevents',
  'adds',
] as const;
type Meaning = (typeof MEANINGS)[number];

/** A choice as a page of the scene: its sign, what it leads to, and which sentence tells what it means. */
export interface Choice {
  readonly action: WarAction;
  readonly sign: { readonly medal: string } | { readonly icon: string };
  readonly means: Meaning | null;
  readonly leadsTo: Forecast;
}

/** In the order of the rules (WR-HUNT-21 to WR-HUNT-24): a card, the guide, a Companion, the Ring; whatever does nothing comes last. */
const ORDER: readonly WarAction['type'][] = [
  'useTableCard',
  'chooseCard',
  'useGuide',
  'chooseGuide',
  'include',
  'chooseFigure',
  'loseGuide',
  'loseRandom',
  'useTheRing',
  'declareFellowship',
  'enterMordor',
  'resolveFirst',
  'chooseOption',
  'rerollHunt',
  'accept',
  'endPath',
  'done',
  'decline',
];

/** Cards on the table, by the question that they answer. */
const CARDS: { readonly [prompt: string]: Meaning | undefined } = { tileCard: 'lowers', preventTile: 'prevents', huntBonus: 'adds' };

function meaning({ id }: Prompt, action: WarAction): Meaning | null {
  const { type } = action;
  if (type === 'useTableCard') return action.card === REDRAWS ? 'redraws' : (CARDS[id] ?? null);
  if (type === 'useGuide') return id === 'guideGollum' ? 'gollum' : 'hobbit';
  if (type === 'loseGuide' || type === 'loseRandom' || type === 'useTheRing' || type === 'enterMordor' || type === 'endPath') return type;
  if (type === 'declareFellowship') return 'declare';
  if (type !== 'decline') return null;
  if (id === 'guideHobbit' || id === 'guideGollum' || id === 'tileCard') return 'stands';
  return id === 'preventTile' ? 'draws' : id === 'declareFellowship' ? 'undeclared' : null;
}

function signOf(action: WarAction, { fellowship }: WarView): Choice['sign'] {
  switch (action.type) {
    case 'chooseGuide':
    case 'include':
    case 'chooseFigure':
      return { medal: action.figure };
    case 'useGuide':
    case 'loseGuide':
      return { medal: fellowship.guide };
    case 'useTheRing':
      return { medal: 'ring-bearers' };
    case 'loseRandom':
      return { icon: 'meeple' };
    case 'useTableCard':
    case 'chooseCard':
      return { icon: 'scroll-unfurled' };
    case 'rerollHunt':
      return { icon: 'rolling-dices' };
    case 'declareFellowship':
    case 'endPath':
    case 'done':
      return { icon: 'check-mark' };
    case 'enterMordor':
      return { icon: 'evil-tower' };
    case 'decline':
      return { icon: 'cancel' };
    default:
      return { icon: 'footprint' };
  }
}

const place = ({ type }: WarAction): number => {
  const at = ORDER.indexOf(type);
  return at < 0 ? ORDER.length : at;
};

/** Everything that is offered at such a moment: pages to choose from, and regions, which are touched on the map or in their list. */
export function choicesOf(
  options: readonly WarAction[],
  asked: { readonly prompt: Prompt; readonly view: WarView; readonly hunt: Hunt | null },
): { readonly pages: readonly Choice[]; readonly regions: readonly WarAction[] } {
  const isRegion = (action: WarAction): boolean => siteOf(action).on === 'region';
  return {
    pages: options
      .filter((action) => !isRegion(action))
      .toSorted((one, other) => place(one) - place(other))
      .map((action) => ({
        action,
        sign: signOf(action, asked.view),
        means: meaning(asked.prompt, action),
        leadsTo: forecast(asked, action),
      })),
    regions: options.filter(isRegion),
  };
}
