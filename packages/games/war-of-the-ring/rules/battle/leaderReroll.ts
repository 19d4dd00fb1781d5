import { asId } from '#kernel/id.ts';
import { NOBODY, type Seats } from '#kernel';
import { enemyOf, FREE, LIMITS, SHADOW, type Side } from '../../content/box.ts';
import { rollDice } from '../d6.ts';
import { chooseRerollFrame, leaderRerollFrame, rerollDiceFrame } from '../frames/battle.ts';
import type { WarEffects, War } from '../state.ts';
import { asks, seatOf, sideOfSeat } from '../team/seats.ts';
import { asking, automatic, choice, seatGuard } from '../tools.ts';
import { reroll } from '../verbs.ts';
import { battleOf, hitNumber, isHit, leadership } from './battle.ts';
import { resolveCards } from './onward.ts';

/** As many missed dice as the leadership allows, five at most, each once (WR-BATTLE-11, WR-BATTLE-27, WR-RULING-45). */
const mostRerolls = (s: War, side: Side): number =>
  battleOf(s).noReroll[side] ? 0 : Math.min(leadership(s, side), battleOf(s).misses[side], LIMITS.combatDice);

const isAsked = (s: War, side: Side): Seats => (mostRerolls(s, side) > 0 && s.own[seatOf(s, side)].rerolls < 0 ? asks(s, side) : NOBODY);
const stillAsked = (s: War): Seats => asId(isAsked(s, FREE) | isAsked(s, SHADOW));

export const beginningReroll = automatic(leaderRerollFrame, (s) =>
  (stillAsked(s) === NOBODY ? rerollDiceFrame : chooseRerollFrame).goTo(s),
);

/** Each says how many, without knowing what the other says; missed dice are all alike, so only their number is asked. */
export const choosingReroll = asking(chooseRerollFrame, {
  rule: 'WR-BATTLE-27',
  asks: stillAsked,
  prompt: (s, seat) => ({
    id: 'leaderReroll',
    params: {
      most: mostRerolls(s, sideOfSeat(s, seat)),
      hits: battleOf(s).hits[sideOfSeat(s, seat)],
      against: battleOf(s).hits[enemyOf(sideOfSeat(s, seat))],
    },
  }),
  choices: [
    choice(reroll, {
      guards: [seatGuard('WR-BATTLE-11', (s, seat, dice) => dice <= mostRerolls(s, sideOfSeat(s, seat)))],
      candidates(_s, propose) {
        for (let dice = 0; dice <= LIMITS.combatDice; dice++) propose(dice);
      },
      performBy(s, _effects, seat, dice) {
        s.own[seat].rerolls = dice;
        if (stillAsked(s) === NOBODY) rerollDiceFrame.goTo(s);
      },
    }),
  ],
});

function rerollSide(s: War, effects: WarEffects, side: Side): void {
  const b = battleOf(s);
  const own = s.own[seatOf(s, side)];
  const count = Math.max(0, own.rerolls);
  own.rerolls = -1;
  if (count === 0) return;
  const dice = rollDice(effects, count);
  const needed = hitNumber(s, side);
  const hits = dice.filter((die) => isHit(die, b.rerollBonus[side], needed)).length;
  b.rerollHits[side] = hits;
  b.misses[side] -= hits;
  effects.emit?.({ type: 'leaderReroll', side, dice, count: hits });
}

/** The number needed is that of the combat roll (WR-BATTLE-28). */
export const rerollingDice = automatic(rerollDiceFrame, (s, effects) => {
  const { attacker } = battleOf(s);
  rerollSide(s, effects, attacker);
  rerollSide(s, effects, enemyOf(attacker));
  resolveCards(s, 'takeCasualties');
});
