import { asId } from '#kernel/id.ts';
import { NOBODY, only, type Seat } from '#kernel';
import { beginTurn, choosing, endTurn } from './frames.ts';
import { type Journey, seatsOf } from './state.ts';
import { asking, choice, guard } from './tools.ts';
import { chooseHobbit } from './verbs.ts';

/** The next seat without a hobbit, in seat order; -1 when all have chosen. */
function chooser(s: Journey): Seat {
  for (let seat: Seat = asId(0); seat < seatsOf(s); seat++) if (s.open.hobbit[seat] < 0 && !s.open.out[seat]) return seat;
  return asId(-1);
}

/** All have chosen: the first player begins, or the next one if the first has left the table. */
function startPlaying(s: Journey): void {
  if (s.open.out[s.open.active]) endTurn.goTo(s);
  else beginTurn.goTo(s);
}

/** Somebody left while hobbits were being chosen. */
export function chooserLeft(s: Journey): void {
  if (chooser(s) < 0) startPlaying(s);
}

/** Each player chooses a hobbit, which decides the colour of the player's die (JM-SETUP-03, JM-SETUP-04). */
export const choosingHobbits = asking(choosing, {
  rule: 'JM-SETUP-03',
  asks: (s) => (chooser(s) < 0 ? NOBODY : only(chooser(s))),
  prompt: () => ({ id: 'chooseHobbit', params: {} }),
  choices: [
    choice(chooseHobbit, {
      guards: [guard('JM-SETUP-03', (s, hobbit) => !s.open.hobbit.includes(hobbit))],
      performBy(s, effects, seat, hobbit) {
        s.open.hobbit[seat] = hobbit;
        effects.emit?.({ type: 'hobbitChosen', seat, hobbit });
        if (chooser(s) < 0) startPlaying(s);
      },
    }),
  ],
});
