import type { Param } from '#kernel';
import type { WarAction } from '../rules/verbs.ts';
import type { WarView } from '../view/view.ts';
import type { Words } from './keys.ts';

/** What fills the gaps of an option's sentence: names are words of the locale under the name of the argument, numbers are numbers. */
export const optionParams = ({ type: _type, ...given }: WarAction): { readonly [argument: string]: Param } =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? `@${name}.${value}` : value]));

/** A combat card is called by its lower half, which only whoever sees the card knows. */
export const sayOption = (words: Words, action: WarAction, view: WarView): string =>
  words(`option.${action.type}`, {
    ...optionParams(action),
    ...(action.type === 'playCombatCard' ? { title: `@combatTitle.${view.combat[action.card]}` } : {}),
  });
