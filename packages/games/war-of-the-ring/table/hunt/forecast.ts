import type { Prompt } from '#kernel';
import type { WarAction } from '../../rules/verbs.ts';
import type { WarView } from '../../view/view.ts';
import { characterCard } from '../pieces/cardsOfCharacters.ts';
import { tileOf } from '../pieces/tiles.ts';
import type { Hunt } from '../huntOf.ts';
import { cardId } from '../../content/cards.ts';

/** The corruption to which a choice leads when the Ring bears whatever is left; `?` where chance has still to speak, null where it is not about that. */
export type Forecast = number | '?' | null;

const MOST = 12;
/** Mithril Coat and Sting. */
export const REDRAWS = cardId('mithril-coat-and-sting');

interface Asked {
  readonly prompt: Prompt;
  readonly view: WarView;
  readonly hunt: Hunt | null;
}

const kept = (corruption: number): number => Math.min(MOST, Math.max(0, corruption));

const numberIn = ({ params }: Prompt, name: string): number | null => {
  const value = params[name];
  return typeof value === 'number' ? value : null;
};

/** One of several levels, where chance chooses who is lost. */
function lostAtRandom({ companions }: WarView['fellowship'], damage: number, corruption: number): Forecast {
  const outcomes = new Set(companions.map((id) => kept(corruption + Math.max(0, damage - (characterCard(id).level ?? 0)))));
  const [only] = outcomes;
  return outcomes.size === 1 && only !== undefined ? only : '?';
}

/** What the tile that lies there does when so much is taken off it. */
function afterTile({ hunt, view: { fellowship } }: Asked, less: number): Forecast {
  const id = hunt?.tiles.at(-1);
  if (hunt === null || id === undefined) return '?';
  const { value } = tileOf(id);
  if (typeof value === 'number' && value < 0) return kept(fellowship.corruption + value);
  return hunt.damage === null ? '?' : kept(fellowship.corruption + Math.max(0, hunt.damage - less));
}

export function forecast(asked: Asked, action: WarAction): Forecast {
  const { prompt, view } = asked;
  const { corruption, guide } = view.fellowship;
  const damage = numberIn(prompt, 'damage') ?? 0;
  switch (prompt.id) {
    case 'huntBonus':
    case 'huntReroll':
      return '?';
    case 'preventTile':
      return action.type === 'useTableCard' ? corruption : '?';
    case 'tileCard':
      if (action.type !== 'useTableCard') return afterTile(asked, 0);
      return action.card === REDRAWS ? '?' : afterTile(asked, 1);
    case 'guideHobbit':
    case 'guideGollum':
      return kept(corruption + damage - (action.type === 'useGuide' ? 1 : 0));
    case 'huntCasualty':
      if (action.type === 'useTheRing') return kept(corruption + damage);
      if (action.type === 'loseGuide') return kept(corruption + Math.max(0, damage - (characterCard(guide).level ?? 0)));
      return lostAtRandom(view.fellowship, damage, corruption);
    case 'lure':
      if (action.type !== 'chooseOption') return null;
      return kept(corruption + (action.choice === 'corruption' ? (numberIn(prompt, 'count') ?? 0) : 0));
    default:
      return null;
  }
}
