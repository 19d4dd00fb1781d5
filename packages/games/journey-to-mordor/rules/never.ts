import type { Choice, Verb } from '#kernel';
import type { JourneyBox } from '../content/box.ts';
import type { Journey } from './state.ts';
import { choice, moment } from './tools.ts';

/** Something that is never done at this point of the game: it stands among the choices to say which rule forbids it. */
export const never = (verb: Verb<JourneyBox>, ...rules: string[]): Choice<Journey> =>
  choice(verb, { guards: [moment(rules, () => false)], candidates: () => {}, perform: () => {} });
