import { IN_BOX, IN_POOL } from '../state.ts';
import { next, type OpTable } from './script.ts';

/** What Sorcery cards do to the hunt pool and the corruption track. */
export const huntPoolOps: OpTable<'huntPool.add' | 'card.becomesEye'> = {
  // Each special token exists once: no effect if it was added before, even if drawn since (HR-POOL-02).
  'huntPool.add'(s, script, op, effects) {
    next(script);
    if (s.open.tokens[op.token] !== IN_BOX) return;
    s.open.tokens[op.token] = IN_POOL;
    effects.emit?.({ type: 'tokenAdded', token: op.token });
  },
  'card.becomesEye'(s, script, _op, effects) {
    next(script);
    s.open.barrow = true;
    effects.emit?.({ type: 'cardBecomesEye' });
  },
};
