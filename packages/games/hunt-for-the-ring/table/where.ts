import type { HuntAction } from '../rules/state.ts';
import { groupOf } from './bar.ts';

/** What a part of an action is on this table: a space or a place of the map, a card. */
const PARTS: { readonly [name: string]: string | undefined } = {
  area: 'space',
  space: 'space',
  from: 'space',
  to: 'space',
  place: 'place',
  ally: 'card',
  sorcery: 'card',
};

/** What is touched on this table to do something: what it speaks of on the map or among the cards, and the button of its kind. */
export function where(action: HuntAction): readonly string[] {
  const parts = Object.entries(action).flatMap(([name, value]) => {
    const part = PARTS[name];
    return part === undefined ? [] : [`[data-${part}="${value}"]`];
  });
  return [`:is(.hr-bar, .hp-scene) [data-verb="${groupOf(action.type)}"]`, ...parts];
}
