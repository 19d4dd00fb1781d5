import { alwaysForbidden, only } from '#kernel';
import { type Die, NAZGUL, type SymbolIndex, WHITE_TREE } from '../content/box.ts';
import { settingAside as frame, useSymbols } from './frames.ts';
import { rollLooseDice } from './roll.ts';
import { type Journey, placeAt } from './state.ts';
import { asking, choice, citing, guard, moment } from './tools.ts';
import { finishRolling, leaveUnsplit, repeatRoll, roll, setAside, split } from './verbs.ts';

const MAX_ROLLS = 5;

/** Lays a die of the roll on the table aside. */
export function putAside(s: Journey, die: Die): void {
  s.open.asideAt[die] = s.open.rolls;
  s.open.taken |= 1 << s.open.shows[die];
}

const isAside = (s: Journey, die: Die): boolean => s.open.asideAt[die] !== 0;

/** Whether a symbol lies among the dice of this roll: those still loose and those just set aside. */
function inThisRoll(s: Journey, symbol: SymbolIndex): boolean {
  const { shows, asideAt, rolls } = s.open;
  for (let die = 0; die < shows.length; die++) if (shows[die] === symbol && (asideAt[die] === 0 || asideAt[die] === rolls)) return true;
  return false;
}

const chosenFromThisRoll = (s: Journey, symbol: SymbolIndex): boolean => ((s.open.taken >> symbol) & 1) === 1;

/** It ends rolling, so it can only lie aside from the present roll. */
const treeIsAside = (s: Journey): boolean => chosenFromThisRoll(s, WHITE_TREE);

const allAside = (s: Journey): boolean => s.open.asideAt.every((roll) => roll !== 0);

/** A roll that shows a Nazgûl costs one of them (JM-DICE-08), even with the White Tree (JM-TREE-04). */
const nazgulDuty = citing(
  moment(['JM-DICE-08', 'JM-TREE-04'], (s) => !inThisRoll(s, NAZGUL) || chosenFromThisRoll(s, NAZGUL)),
  (s) => (treeIsAside(s) ? 'JM-TREE-04' : 'JM-DICE-08'),
);

const differs = (s: Journey, die: Die): boolean => s.open.effect === 'same-symbols' || !chosenFromThisRoll(s, s.open.shows[die]);

function promptOf(s: Journey): string {
  if (treeIsAside(s)) return 'setAsideWithTree';
  if (inThisRoll(s, NAZGUL) && !chosenFromThisRoll(s, NAZGUL)) return 'setAsideNazgul';
  return s.open.effect === 'same-symbols' ? 'setAsideEqual' : 'setAside';
}

/** After every roll: set dice aside one by one, then roll the rest, or stop with the White Tree. */
export const settingAside = asking(frame, {
  rule: 'JM-TURN-01',
  asks: (s) => only(s.open.active),
  prompt: (s) => ({
    id: promptOf(s),
    params: { roll: s.open.rolls, most: MAX_ROLLS, place: `@place.${placeAt(s, s.open.began)}` },
  }),
  choices: [
    choice(setAside, {
      guards: [
        guard('JM-DICE-06', (s, die) => !isAside(s, die)),
        // Only one Nazgûl a roll (JM-DICE-09), different symbols in general (JM-DICE-04); Rivendell lifts both (JM-PLACE-01).
        guard('JM-DICE-09', (s, die) => s.open.shows[die] !== NAZGUL || differs(s, die)),
        guard('JM-DICE-04', (s, die) => differs(s, die)),
      ],
      perform(s, effects, die) {
        putAside(s, die);
        effects.emit?.({ type: 'setAside', seat: s.open.active, die, symbol: s.open.shows[die] });
        // All five set aside: rolling ends by itself (JM-DICE-07).
        if (allAside(s)) useSymbols.goTo(s);
      },
    }),
    choice(roll, {
      guards: [
        moment('JM-TREE-01', (s) => !treeIsAside(s)),
        moment('JM-DICE-03', (s) => s.open.taken !== 0),
        nazgulDuty,
        moment('JM-DICE-02', (s) => s.open.rolls < MAX_ROLLS),
      ],
      perform(s, effects) {
        s.open.rolls++;
        s.open.taken = 0;
        s.open.repeated = false;
        rollLooseDice(s, effects, 'rolled');
      },
    }),
    choice(repeatRoll, {
      guards: [
        moment('JM-PLACE-04', (s) => s.open.effect === 'repeat-roll'),
        moment('JM-RULING-19', (s) => !s.open.repeated),
        moment('JM-PLACE-04', (s) => s.open.taken === 0),
      ],
      perform(s, effects) {
        s.open.repeated = true;
        rollLooseDice(s, effects, 'rollRepeated');
      },
    }),
    choice(finishRolling, {
      // Without the White Tree every die not set aside must be rolled again.
      guards: [moment('JM-DICE-05', treeIsAside), nazgulDuty],
      perform(s, effects) {
        effects.emit?.({ type: 'rollingEnded', seat: s.open.active });
        useSymbols.goTo(s);
      },
    }),
    ...[split, leaveUnsplit].map((verb) => alwaysForbidden(verb, 'JM-TURN-02')),
  ],
});
