import { asId } from '#kernel/id.ts';
import { leave, type Seat } from '#kernel';
import { type CommandId, type Companions, type Enemies, POSITIONS } from '../content/box.ts';
import { card, listOf } from './cards.ts';
import { finishIfOver } from './end.ts';
import { counterattack, losingOf } from './frames.ts';
import { restoreRow } from './row.ts';
import { type Battle, inTeams, seatsOf } from './state.ts';
import { automatic, type BattleEffects } from './tools.ts';

/** The command that is being carried out: that of the card on the third position (BM-COUNTER-02). */
export const commandOf = (s: Battle): CommandId => s.box.mordor[s.open.mordor[POSITIONS - 1]].command;

/** What a player could lose to a command: cards given to a player are out of its reach (BM-RULING-16), and so is Gimli (BM-GIMLI-02). */
export const losableInTeams = (s: Battle, seat: Seat): Companions => asId(inTeams(s, seat) & ~s.box.having.steadfast);
export const losableInHand = (s: Battle, seat: Seat): Companions => asId(s.own[seat].hand & ~s.box.having.steadfast);
export const losableEnemies = (s: Battle, seat: Seat): Enemies => s.open.won[seat];

const LOSABLE: { readonly [command in CommandId]: (s: Battle, seat: Seat) => Companions | Enemies } = {
  'discard-from-team': losableInTeams,
  'discard-from-hand': losableInHand,
  'discard-won-enemy': losableEnemies,
};

/** Whether a command finds anything at a player. */
export const hasToLose = (s: Battle, seat: Seat, command: CommandId): boolean => LOSABLE[command](s, seat) !== 0;

/** Every player in turn, beginning with the active one, chooses what to lose (BM-RULING-13); then the counterattack ends (BM-COUNTER-08). */
export const counterattacking = automatic(counterattack, (s, effects) => {
  const frame = counterattack.of(s);
  const command = commandOf(s);
  while (frame.asked < seatsOf(s)) {
    const seat: Seat = asId((s.open.active + frame.asked) % seatsOf(s));
    frame.asked++;
    if (s.open.out[seat]) continue;
    if (hasToLose(s, seat, command)) return losingOf(command).enter(s, { seat });
    spare(s, seat, command, effects);
  }
  return endCounterattack(s, effects);
});

/** Without a fitting card one loses nothing (BM-COUNTER-07). A hand that is spared is shown: all see that only Gimli is in it (BM-RULING-15). */
function spare(s: Battle, seat: Seat, command: CommandId, effects: BattleEffects): void {
  const { hand } = s.own[seat];
  if (command === 'discard-from-hand' && hand !== 0) {
    s.open.shown[seat] = hand;
    effects.emit?.({ type: 'sparedHand', seat, cards: listOf(hand) });
  } else effects.emit?.({ type: 'spared', seat });
}

/** The Mordor cards and the enemy on the third position are discarded, the row moves on (BM-COUNTER-09, BM-COUNTER-10, BM-COUNTER-11). */
function endCounterattack(s: Battle, effects: BattleEffects): void {
  const { open } = s;
  for (const face of open.mordor) open.mordorDiscard[face]++;
  open.mordor.length = 0;
  const enemy = open.row[POSITIONS - 1];
  open.enemyDiscard = asId(open.enemyDiscard | card(enemy));
  effects.emit?.({ type: 'enemyLeft', enemy });
  restoreRow(s, card(enemy), effects);
  leave(s);
  // If that was the last enemy nothing more is drawn (BM-RULING-08, BM-RULING-42).
  finishIfOver(s, effects);
}
