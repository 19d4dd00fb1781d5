import type { State } from './state.ts';
import type { Propose } from './step.ts';
import type { Verb } from './verb.ts';

/** Proposes every combination of a verb's arguments, until the callback wants no more. */
export function allCandidates<S extends State>({ domains }: Verb<S['box']>, { box }: S, propose: Propose): void {
  const first = domains.length > 0 ? domains[0].size(box) : 1;
  const second = domains.length > 1 ? domains[1].size(box) : 1;
  const third = domains.length > 2 ? domains[2].size(box) : 1;
  for (let a = 0; a < first; a++) for (let b = 0; b < second; b++) for (let c = 0; c < third; c++) if (propose(a, b, c)) return;
}
