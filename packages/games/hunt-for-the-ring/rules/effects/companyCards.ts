import { leave, only } from '#kernel';
import { MERIADOC } from '../../content/box.ts';
import { at } from '../frames.ts';
import { ASIDE, FACE_UP, type Hunt, RING_BEARER, TURNED_OVER } from '../state.ts';
import { asking, choice, guard } from '../tools.ts';
import { restoreCompany } from '../verbs.ts';
import { next, opBelow, type OpTable } from './script.ts';

const canRestore = (s: Hunt, card: number): boolean => s.open.company[card] === TURNED_OVER && s.open.turnedIn[card] === s.open.part;

export const companyOps: OpTable<'company.add' | 'company.restore' | 'encounter.fewerTokens'> = {
  // No effect if it has been in play before.
  'company.add'(s, script, op, effects) {
    next(script);
    if (s.open.company[op.card] !== ASIDE) return;
    s.open.company[op.card] = FACE_UP;
    if (op.card === MERIADOC) s.open.meriadocJoined = true;
    effects.emit?.({ type: 'companyJoined', company: op.card });
  },
  'company.restore'(s, script, op) {
    if (script.count < 0) script.count = op.n;
    if (script.count === 0 || !op.among.some((card) => canRestore(s, card))) return next(script);
    script.count--;
    return at.restoreCompany.enter(s);
  },
  'encounter.fewerTokens'(s, script, op, effects) {
    next(script);
    effects.emit?.({ type: 'fewerTokens', count: op.n });
    s.open.fewerTokens += op.n;
  },
};

export const restoringCompany = asking(at.restoreCompany, {
  rule: 'HR-ALLY-09',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'restoreCompany', params: {} }),
  choices: [
    choice(restoreCompany, {
      guards: [guard('HR-ALLY-09', (s, card) => opBelow(s, 'company.restore').among.includes(card)), guard('HR-COMPANY-03', canRestore)],
      perform(s, effects, card) {
        leave(s);
        s.open.company[card] = FACE_UP;
        effects.emit?.({ type: 'companyRestored', company: card });
      },
    }),
  ],
});
