import { corrupt, heal } from '../corruption.ts';
import { gainTokens, returnTokens } from '../fellowship.ts';
import { at } from '../frames.ts';
import { advanceFrodo } from '../part2/journey.ts';
import { next, type OpTable } from './script.ts';

/** What happens to Frodo himself and to the Fellowship tokens. */
export const frodoOps: OpTable<
  | 'frodo.move'
  | 'frodo.rangeBonus'
  | 'frodo.jump'
  | 'frodo.heal'
  | 'frodo.nightMoveFree'
  | 'frodo.corrupt'
  | 'fellowship.gain'
  | 'fellowship.lose'
> = {
  // On top of the normal move, free of corruption, and the marker stays (HR-MOVE-10, HR-MOVE-11).
  'frodo.move'(s, script, op, effects) {
    next(script);
    if (s.open.part === 1) at.moveFrodo.enter(s, { cardBonus: op.bonus });
    else advanceFrodo(s, effects);
  },
  'frodo.rangeBonus'(s, script, op) {
    next(script);
    s.open.rangeBonus += op.n;
  },
  'frodo.jump'(s, script, op) {
    next(script);
    s.open.jump = op.index;
  },
  'frodo.heal'(s, script, op, effects) {
    next(script);
    heal(s, effects, s.open.strong ? op.strong : op.n);
  },
  'frodo.nightMoveFree'(s, script) {
    next(script);
    s.open.nightFree = true;
  },
  'frodo.corrupt'(s, script, op, effects) {
    next(script);
    corrupt(s, effects, op.n);
  },
  'fellowship.gain'(s, script, op, effects) {
    next(script);
    gainTokens(s, effects, op.n);
  },
  'fellowship.lose'(s, script, op, effects) {
    next(script);
    returnTokens(s, effects, op.n, 'fellowshipLost');
  },
};
