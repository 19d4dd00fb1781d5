import { type AutomaticStep, enter, leave, type Seat, type Table, top } from '#kernel';
import type { CommandId } from '../content/box.ts';
import { type Cards, card, listOf } from './cards.ts';
import { finishIfOver } from './end.ts';
import { restoreRow } from './row.ts';
import { type Battle, companionWord, type CounterFrame, enemyWord, inTeams, type LosingFrame, POSITIONS, seatsOf } from './state.ts';

/** The command that is being carried out: that of the card on the third position (BM-COUNTER-02). */
export const commandOf = (s: Battle): CommandId => s.box.mordor[s.open.mordor[POSITIONS - 1]].command;

/** What a player could lose to a command: cards given to a player are out of its reach (BM-RULING-16), and so is Gimli (BM-GIMLI-02). */
export const losable = (s: Battle, seat: Seat, command: CommandId): Cards => LOSABLE[command](s, seat);

const LOSABLE: { readonly [command in CommandId]: (s: Battle, seat: Seat) => Cards } = {
  'discard-from-team': (s, seat) => inTeams(s, seat) & ~s.box.having.steadfast,
  'discard-from-hand': (s, seat) => s.own[seat].hand & ~s.box.having.steadfast,
  'discard-won-enemy': (s, seat) => s.open.won[seat],
};

/** The step in which a command is carried out. */
export const stepOf = (command: CommandId): string => STEPS[command];

const STEPS: { readonly [command in CommandId]: string } = {
  'discard-from-team': 'loseTeamCard',
  'discard-from-hand': 'loseHandCard',
  'discard-won-enemy': 'loseEnemy',
};

/** Every player in turn, beginning with the active one, chooses what to lose (BM-RULING-13); then the counterattack ends (BM-COUNTER-08). */
export const counterattacking: AutomaticStep<Battle> = {
  run(s, table) {
    const frame = top<CounterFrame>(s);
    const command = commandOf(s);
    while (frame.asked < seatsOf(s)) {
      const seat = (s.open.active + frame.asked) % seatsOf(s);
      frame.asked++;
      if (s.open.out[seat]) continue;
      if (losable(s, seat, command) === 0) {
        spare(s, seat, command, table);
        continue;
      }
      const losing: LosingFrame = { step: stepOf(command), seat };
      return enter(s, losing);
    }
    return endCounterattack(s, table);
  },
};

/** Without a fitting card one loses nothing (BM-COUNTER-07). A hand that is spared is shown: all see that only Gimli is in it (BM-RULING-15). */
function spare(s: Battle, seat: Seat, command: CommandId, table: Table): void {
  const { hand } = s.own[seat];
  if (command === 'discard-from-hand' && hand !== 0) {
    s.open.shown[seat] = hand;
    if (table.listening)
      table.tell({ type: 'sparedHand', seat: `@seat.${seat}`, cards: listOf(hand).map((each) => companionWord(s, each)) });
  } else if (table.listening) table.tell({ type: 'spared', seat: `@seat.${seat}` });
}

/** The Mordor cards and the enemy on the third position are discarded, the row moves on (BM-COUNTER-09, BM-COUNTER-10, BM-COUNTER-11). */
function endCounterattack(s: Battle, table: Table): void {
  const { open } = s;
  for (const face of open.mordor) open.mordorDiscard[face]++;
  open.mordor.length = 0;
  const enemy = open.row[POSITIONS - 1];
  open.enemyDiscard |= card(enemy);
  if (table.listening) table.tell({ type: 'enemyLeft', enemy: enemyWord(s, enemy) });
  restoreRow(s, card(enemy), table);
  leave(s);
  // If that was the last enemy nothing more is drawn (BM-RULING-08, BM-RULING-42).
  finishIfOver(s, table);
}
