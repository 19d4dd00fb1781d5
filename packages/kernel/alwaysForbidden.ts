import type { Choice } from './step.ts';
import type { State } from './state.ts';
import type { Verb } from './verb.ts';

/** Something that is never done at this point of the game: it stands among the choices to say which rule forbids it. */
export const alwaysForbidden = <S extends State>(verb: Verb<S['box']>, rule: string): Choice<S> => ({
  verb,
  never: true,
  guards: [{ rules: [rule], ofMoment: true, allows: () => false }],
  candidates: () => {},
  perform: () => {},
});
