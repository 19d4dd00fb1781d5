import type { Choice } from './step.ts';
import type { State } from './state.ts';
import type { Verb } from './verb.ts';

/** A choice that is never legal here; it is listed only so that a refusal can cite the rule that forbids it. */
export const alwaysForbidden = <S extends State>(verb: Verb<S['box']>, rule: string): Choice<S> => ({
  verb,
  never: true,
  guards: [{ rules: [rule], ofMoment: true, allows: () => false }],
  candidates: () => {},
  perform: () => {},
});
