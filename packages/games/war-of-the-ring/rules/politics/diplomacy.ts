import { type AskingStep, type Choice, type Frame, guard, leave, top } from '#kernel';
import { NATION_COUNT, type Side, sideOfNation } from '../../content/box.ts';
import { findOnTable } from '../deck/registry.ts';
import { asks, type War } from '../state.ts';
import { advanceNation } from '../verbs.ts';
import { canAdvance, advance, atWar } from './track.ts';

/** One friendly nation takes a step towards war (WR-DICE-31). */
export interface DiplomacyFrame extends Frame {
  readonly step: 'diplomacy';
  readonly side: Side;
  /** Paid with a Muster result rather than a token: some table cards forbid only that. */
  readonly byMuster: boolean;
}

const frameOf = (s: War): DiplomacyFrame => top<DiplomacyFrame>(s);

export const advancing: Choice<War> = {
  verb: advanceNation,
  guards: [
    guard('WR-DICE-31', (s, nation) => sideOfNation(nation) === frameOf(s).side),
    guard('WR-RULING-65', (s, nation) => !atWar(s, nation)),
    guard(['WR-DICE-31', 'WR-POL-02'], (s, nation) => canAdvance(s, nation)),
    guard('WR-EVENT-09', (s, nation) => !frameOf(s).byMuster || findOnTable(s, (effect) => effect.blocksMuster?.(s, nation) === true) < 0),
  ],
  candidates(_s, _seat, propose) {
    for (let nation = 0; nation < NATION_COUNT; nation++) propose(nation);
  },
  perform(s, table, nation) {
    leave(s);
    advance(s, table, nation, 'muster');
  },
};

export const choosingNationToAdvance: AskingStep<War> = {
  rule: 'WR-DICE-31',
  asks: (s) => asks(s, frameOf(s).side),
  prompt: () => ({ id: 'diplomacy', params: {} }),
  choices: [advancing],
};
