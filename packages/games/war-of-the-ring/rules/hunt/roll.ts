import { leave } from '#kernel';
import { FREE, LIMITS, SHADOW, WITCH_KING } from '../../content/box.ts';
import { rollDie } from '../d6.ts';
import { discardFromTable } from '../deck/cards.ts';
import { findOnTable, tableEffect } from '../effects.ts';
import { isAt, nazgulAt, unitsAt } from '../figures.ts';
import { HUNT_TILE, huntBonusFrame, type HuntFrame, huntFrame, huntRerollFrame, tileDraw } from '../frames/hunt.ts';
import { beneath, goOn } from '../frames/stack.ts';
import { hasStronghold, holds, insideOf } from '../places.ts';
import type { War } from '../state.ts';
import { asks } from '../team/seats.ts';
import { asking, automatic, choice, guard } from '../tools.ts';
import { decline, rerollHunt, useTableCard } from '../verbs.ts';

/** A natural 1 always fails; each Free Peoples die in the box adds 1 (WR-HUNT-11, WR-HUNT-12). */
const succeeds = (s: War, frame: HuntFrame, die: number): boolean => die !== 1 && die + frame.bonus + s.open.huntBox[FREE] >= 6;

const failures = (s: War, frame: HuntFrame): number => frame.dice.filter((die) => !succeeds(s, frame, die)).length;

/** One re-roll each for a stronghold the Shadow holds, for Shadow units and for Nazgûl in the Ring-bearers' region (WR-HUNT-13, WR-HUNT-14). */
function huntRerolls(s: War): number {
  const { at } = s.open.fellowship;
  const inside = insideOf(s, at);
  const hold = hasStronghold(s, at) && holds(s, at, SHADOW);
  // On either side of the walls they are in the region (WR-RULING-89).
  const units = unitsAt(s, at, SHADOW) + (inside >= 0 ? unitsAt(s, inside, SHADOW) : 0) > 0;
  const nazgul =
    nazgulAt(s, at) + (inside >= 0 ? nazgulAt(s, inside) : 0) > 0 ||
    isAt(s, WITCH_KING, at) ||
    (inside >= 0 && isAt(s, WITCH_KING, inside));
  return (hold ? 1 : 0) + (units ? 1 : 0) + (nazgul ? 1 : 0);
}

export const hunting = automatic(huntFrame, (s, effects) => {
  const frame = huntFrame.of(s);
  const level = Math.min(LIMITS.combatDice, s.open.huntBox[SHADOW]);
  const stage = frame.stage++;
  if (stage === 0) {
    // Without a die in the box there is no roll (WR-RULING-74).
    if (level === 0) leave(s);
    else if (findOnTable(s, (effect) => effect.huntBonus !== undefined) >= 0) huntBonusFrame.enter(s);
  } else if (stage === 1) {
    for (let die = 0; die < level; die++) frame.dice.push(rollDie(effects));
    effects.emit?.({ type: 'huntRolled', dice: frame.dice, bonus: frame.bonus + s.open.huntBox[FREE] });
    if (huntRerolls(s) > 0 && failures(s, frame) > 0) huntRerollFrame.enter(s);
  } else {
    const successes = frame.dice.length - failures(s, frame);
    effects.emit?.({ type: 'huntResult', count: successes });
    // One success or more draws exactly one tile (WR-HUNT-17).
    if (successes === 0) leave(s);
    else goOn(s, tileDraw({ mode: HUNT_TILE, eye: successes, ignoreReveal: false }));
  }
});

/** A Shadow card on the table that adds to the roll, used before it. */
export const addingToHunt = asking(huntBonusFrame, {
  rule: 'WR-EVENT-09',
  asks: (s) => asks(s, SHADOW),
  nothing: decline,
  prompt: () => ({ id: 'huntBonus', params: {} }),
  choices: [
    choice(useTableCard, {
      guards: [guard('WR-EVENT-09', (s, card) => s.open.table.includes(card) && tableEffect(s, card)?.huntBonus !== undefined)],
      candidates(s, propose) {
        for (const card of s.open.table) propose(card);
      },
      perform(s, effects, card) {
        beneath(s, huntFrame).bonus += tableEffect(s, card)?.huntBonus ?? 0;
        leave(s);
        discardFromTable(s, effects, card);
      },
    }),
    choice(decline, { guards: [], perform: (s) => leave(s) }),
  ],
});

/** How many failed dice are rolled again; each only once (WR-RULING-45). Failed dice are all alike, so only their number is asked. */
export const rerollingHunt = asking(huntRerollFrame, {
  rule: 'WR-HUNT-13',
  asks: (s) => asks(s, SHADOW),
  prompt: (s) => ({ id: 'huntReroll', params: { most: Math.min(huntRerolls(s), failures(s, beneath(s, huntFrame))) } }),
  choices: [
    choice(rerollHunt, {
      guards: [
        guard('WR-HUNT-13', (s, dice) => dice <= huntRerolls(s)),
        guard('WR-RULING-45', (s, dice) => dice <= failures(s, beneath(s, huntFrame))),
      ],
      candidates(_s, propose) {
        for (let dice = 0; dice <= 3; dice++) propose(dice);
      },
      perform(s, effects, dice) {
        const frame = beneath(s, huntFrame);
        leave(s);
        const again: number[] = [];
        let left = dice;
        for (let at = 0; at < frame.dice.length && left > 0; at++) {
          if (succeeds(s, frame, frame.dice[at])) continue;
          left--;
          frame.dice[at] = rollDie(effects);
          again.push(frame.dice[at]);
        }
        if (again.length > 0) effects.emit?.({ type: 'huntRerolled', dice: again });
      },
    }),
  ],
});
