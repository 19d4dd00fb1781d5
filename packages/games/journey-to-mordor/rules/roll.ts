import { asId } from '#kernel/id.ts';
import { alwaysForbidden, only } from '#kernel';
import { type Die, type SymbolId, SYMBOLS } from '../content/box.ts';
import { rolling, settingAside } from './frames.ts';
import { type Journey, placeAt } from './state.ts';
import { asking, choice, type JourneyEffects } from './tools.ts';
import { leaveUnsplit, roll, split } from './verbs.ts';

/** Rolls every die that is not set aside (JM-DICE-01, JM-DICE-05, JM-DICE-06). */
export function rollLooseDice(s: Journey, effects: JourneyEffects, type: 'rolled' | 'rollRepeated'): void {
  const { shows, asideAt, rolls, active } = s.open;
  const { dice } = s.box;
  for (let die = 0; die < dice.length; die++)
    if (asideAt[die] === 0) shows[die] = dice[die].faces[effects.random.roll(dice[die].faces.length, dice[die].faceNames)];
  effects.emit?.({ type, seat: active, roll: rolls, dice: looseDice(s), symbols: looseDice(s).map((die) => shows[die]) });
}

const looseDice = ({ open }: Journey): Die[] => open.asideAt.flatMap((roll, die) => (roll === 0 ? [asId(die)] : []));

export const symbolOn = (s: Journey, die: Die): SymbolId => SYMBOLS[s.open.shows[die]];

/** The first roll of the turn, with all five dice (JM-DICE-01). */
export const firstRoll = asking(rolling, {
  rule: 'JM-TURN-01',
  asks: (s) => only(s.open.active),
  prompt: (s) => ({
    id: s.open.effect === null ? 'roll' : 'rollAt',
    params: {
      place: `@place.${placeAt(s, s.open.began)}`,
      effect: s.open.effect === null ? '' : `@effect.${s.open.effect}`,
    },
  }),
  choices: [
    choice(roll, {
      guards: [],
      perform(s, effects) {
        s.open.rolls = 1;
        rollLooseDice(s, effects, 'rolled');
        settingAside.goTo(s);
      },
    }),
    ...[split, leaveUnsplit].map((verb) => alwaysForbidden(verb, 'JM-TURN-02')),
  ],
});
