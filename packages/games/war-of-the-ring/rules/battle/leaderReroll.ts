import { type AskingStep, type AutomaticStep, goTo, guard, NOBODY, type Seats, type Table } from '#kernel';
import { enemyOf, FREE, LIMITS, SHADOW, type Side } from '../../content/box.ts';
import { saySide } from '../say.ts';
import { asks, seatOf, sideOfSeat, step, type War } from '../state.ts';
import { reroll } from '../verbs.ts';
import { battleOf, hitNumber, isHit, leadership } from './battle.ts';
import { rollDice } from './rolls.ts';
import { effects } from './round.ts';

/** As many missed dice as the leadership allows, five at most, each once (WR-BATTLE-11, WR-BATTLE-27, WR-RULING-45). */
export const mostRerolls = (s: War, side: Side): number =>
  battleOf(s).noReroll[side] ? 0 : Math.min(leadership(s, side), battleOf(s).misses[side], LIMITS.combatDice);

const isAsked = (s: War, side: Side): Seats => (mostRerolls(s, side) > 0 && s.own[seatOf(s, side)].rerolls < 0 ? asks(s, side) : NOBODY);
const stillAsked = (s: War): Seats => isAsked(s, FREE) | isAsked(s, SHADOW);

export const beginningReroll: AutomaticStep<War> = {
  run: (s) => goTo(s, step(stillAsked(s) === NOBODY ? 'rerollDice' : 'chooseReroll')),
};

/** Each says how many, without knowing what the other says; missed dice are all alike, so only their number is asked. */
export const choosingReroll: AskingStep<War> = {
  rule: 'WR-BATTLE-27',
  asks: stillAsked,
  prompt: (s, seat) => ({
    id: 'leaderReroll',
    params: {
      most: mostRerolls(s, sideOfSeat(s, seat)),
      hits: battleOf(s).hits[sideOfSeat(s, seat)],
      against: battleOf(s).hits[1 - sideOfSeat(s, seat)],
    },
  }),
  choices: [
    {
      verb: reroll,
      guards: [
        guard(['WR-BATTLE-27', 'WR-BATTLE-11', 'WR-RULING-45'], (s, dice, _b, _c, seat) => dice <= mostRerolls(s, sideOfSeat(s, seat))),
      ],
      candidates(_s, _seat, propose) {
        for (let dice = 0; dice <= LIMITS.combatDice; dice++) propose(dice);
      },
      perform(s, _table, dice, _b, _c, seat) {
        s.own[seat].rerolls = dice;
        if (stillAsked(s) === NOBODY) goTo(s, step('rerollDice'));
      },
    },
  ],
};

function rerollSide(s: War, table: Table, side: Side): void {
  const b = battleOf(s);
  const own = s.own[seatOf(s, side)];
  const count = Math.max(0, own.rerolls);
  own.rerolls = -1;
  if (count === 0) return;
  const dice = rollDice(table, count);
  const needed = hitNumber(s, side);
  const hits = dice.filter((die) => isHit(die, b.rerollBonus[side], needed)).length;
  b.rerollHits[side] = hits;
  b.misses[side] -= hits;
  if (table.listening) table.tell({ type: 'leaderReroll', side: saySide(side), dice, count: hits });
}

/** The number needed is that of the combat roll (WR-BATTLE-28). */
export const rerollingDice: AutomaticStep<War> = {
  run(s, table) {
    const { attacker } = battleOf(s);
    rerollSide(s, table, attacker);
    rerollSide(s, table, enemyOf(attacker));
    goTo(s, effects(5, 7, 'takeCasualties'));
  },
};
