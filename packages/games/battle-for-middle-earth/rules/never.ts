import { type Choice, guard, type Verb } from '#kernel';
import type { BattleBox } from '../content/box.ts';
import type { Battle } from './state.ts';

/** Something that is never done at this point of the game: it stands among the choices to say which rule forbids it. */
export const never = (verb: Verb<BattleBox>, ...rules: string[]): Choice<Battle> => ({
  verb,
  guards: [guard(rules, () => false)],
  candidates: () => {},
  perform: () => {},
});
