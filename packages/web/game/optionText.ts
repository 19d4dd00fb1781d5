import type { Action, Param } from '#kernel';
import type { GameWords } from '../i18n/i18n.ts';
import { runtimeKey } from '#look/localeKey.ts';

/** An option as text. */
export interface OptionText {
  readonly action: Action;
  readonly text: string;
  /** What it does, where its name alone does not say. */
  readonly about?: string;
  readonly params: { readonly [name: string]: Param };
}

type Params = { readonly [name: string]: Param };

/** Params of an option's text: an argument that has a key (`die: 'red'` and `die.red`) is translated. */
export function optionParams(action: Action, known: (key: string) => boolean): Params {
  return Object.fromEntries(
    Object.entries(action)
      .filter(([name]) => name !== 'type')
      .map(([name, value]) => [name, known(`${name}.${value}`) ? `@${name}.${value}` : value]),
  );
}

/** The text of an option, with the game's help line for its kind. */
export function optionText(action: Action, about: Params, tGame: GameWords, known: (key: string) => boolean): OptionText {
  const params = { ...optionParams(action, known), ...about };
  const [text, help] = [`option.${action.type}`, `option.${action.type}_help`];
  return { action, params, text: tGame(runtimeKey(text), params), ...(known(help) ? { about: tGame(runtimeKey(help), params) } : {}) };
}
