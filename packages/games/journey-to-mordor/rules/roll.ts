import { type AskingStep, goTo, never, only, type Table } from '#kernel';
import { type SymbolId, SYMBOLS } from '../content/box.ts';
import { at, type Journey, placeAt } from './state.ts';
import { leaveUnsplit, roll, split } from './verbs.ts';

/** Rolls every die that is not set aside (JM-DICE-01, JM-DICE-05, JM-DICE-06). */
export function rollLooseDice(s: Journey, table: Table, event: 'rolled' | 'rollRepeated'): void {
  const { shows, asideAt, rolls, active } = s.open;
  const { dice } = s.box;
  for (let die = 0; die < dice.length; die++)
    if (asideAt[die] === 0) shows[die] = dice[die].faces[table.random.roll(dice[die].faces.length, dice[die].faceNames)];
  if (!table.listening) return;
  const loose = dice.filter((_, die) => asideAt[die] === 0);
  table.tell({
    type: event,
    seat: `@seat.${active}`,
    roll: rolls,
    dice: loose.map((die) => `@die.${die.id}`),
    symbols: dice.flatMap((_, die) => (asideAt[die] === 0 ? [`@symbol.${symbolOn(s, die)}`] : [])),
  });
}

export const symbolOn = (s: Journey, die: number): SymbolId => SYMBOLS[s.open.shows[die]];

/** The first roll of the turn, with all five dice (JM-DICE-01). */
export const firstRoll: AskingStep<Journey> = {
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
    {
      verb: roll,
      guards: [],
      perform(s, table) {
        s.open.rolls = 1;
        rollLooseDice(s, table, 'rolled');
        goTo(s, at('setAside'));
      },
    },
    ...[split, leaveUnsplit].map((verb) => never(verb, 'JM-TURN-02')),
  ],
};
