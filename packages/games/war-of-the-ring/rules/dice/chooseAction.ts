import { asId } from '#kernel/id.ts';
import {
  ARMY_DIE,
  enemyOf,
  EYE_DIE,
  type Face,
  FACE_COUNT,
  FREE,
  MOUTH,
  MUSTER_DIE,
  SHADOW,
  type Side,
  sideOfToken,
  type Token,
  TOKENS,
  WILL_DIE,
} from '../../content/box.ts';
import { inPlay } from '../figures.ts';
import { chooseActionFrame, endActionFrame, nextActorFrame } from '../frames/turn.ts';
import { ACTIONS, type DieAction } from '../nouns.ts';
import type { War } from '../state.ts';
import { asks, commands, seatOf } from '../team/seats.ts';
import { afterActing } from '../team/leading.ts';
import { asking, barrier, choice, citing, guard, guardPer, moment, seatGuard } from '../tools.ts';
import { pass, skipDie, spend, useRing, useToken } from '../verbs.ts';
import { isOfSide, RESULT_OF, serves } from './actions.ts';
import { addDie, diceOf, unusedDice } from './pool.ts';
import { hindranceOf, HINDRANCES, isPossible, questionOf, startAction, whyImpossible } from './start.ts';
import { startToken, tokenBar, tokenCanAct } from './tokens.ts';
import { endUse } from '../team/inARow.ts';

const sideNow = (s: War): Side => chooseActionFrame.of(s).side;

/** The Mouth of Sauron: one Muster result a turn may be treated as an Army result, by his master (WR-MULTI-02). */
const messengerHelps = (s: War, side: Side, face: Face, result: Face | null): boolean =>
  side === SHADOW &&
  face === MUSTER_DIE &&
  result === ARMY_DIE &&
  !s.open.messengerUsed &&
  inPlay(s, MOUTH) &&
  commands(s, seatOf(s, side), MOUTH);

const results = ACTIONS.map((name) => RESULT_OF[name].result);
const rules = ACTIONS.map((name) => RESULT_OF[name].rule);

function fits(s: War, face: Face, action: DieAction): boolean {
  return serves(face, results[action]) || messengerHelps(s, sideNow(s), face, results[action]);
}

/** A refusal names the rule of the very list the action stands on. One guard for all lists: with `guardPer` it makes War's lists 7 to 12 % shorter to make. */
const listed = barrier(rules, (s, face: Face, action: DieAction) =>
  fits(s, face, action) && isOfSide(ACTIONS[action], sideNow(s)) ? null : rules[action],
);

/** What stands in the way of an action is named by its own rule, not by the general one that nothing impossible is begun. */
const unhindered = barrier(HINDRANCES, (s, _face: Face, action: DieAction) => hindranceOf(s, sideNow(s), action));

function endTurnOfPlay(s: War, passed = false): void {
  afterActing(s, passed);
  s.open.toAct = enemyOf(sideNow(s));
  nextActorFrame.goTo(s);
}

export const choosingAction = asking(chooseActionFrame, {
  rule: 'WR-PHASE-07',
  asks: (s) => asks(s, sideNow(s)),
  prompt: (s) => ({
    id: unusedDice(s, sideNow(s)) === 0 ? 'chooseTokenAction' : 'chooseAction',
    params: { dice: unusedDice(s, sideNow(s)), against: unusedDice(s, enemyOf(sideNow(s))) },
  }),
  choices: [
    choice(spend, {
      guards: [
        guard('WR-DICE-14', (s, face) => diceOf(s, sideNow(s), face) > 0),
        listed,
        unhindered,
        citing(
          guardPer('WR-RULING-06', questionOf, (s, face: Face, action: DieAction) => isPossible(s, sideNow(s), action, face)),
          (s, face, action) => whyImpossible(s, sideNow(s), action, face),
        ),
      ],
      candidates(s, propose) {
        const side = sideNow(s);
        for (let face: Face = asId(0); face < EYE_DIE; face++) {
          if (diceOf(s, side, face) === 0) continue;
          for (let action: DieAction = asId(0); action < ACTIONS.length; action++)
            if (isOfSide(ACTIONS[action], side) && fits(s, face, action)) propose(face, action);
        }
      },
      perform(s, effects, face, action) {
        const side = sideNow(s);
        addDie(s, side, face, -1);
        if (!serves(face, results[action])) s.open.messengerUsed = true;
        effects.emit?.({ type: 'spent', side, die: face, action });
        endTurnOfPlay(s);
        endActionFrame.enter(s, { side, face, action, token: asId(-1) });
        startAction(s, effects, side, action, face);
      },
    }),
    choice(pass, {
      guards: [
        moment('WR-DICE-17', (s) => unusedDice(s, sideNow(s)) === 0 || unusedDice(s, sideNow(s)) < unusedDice(s, enemyOf(sideNow(s)))),
      ],
      perform(s, effects) {
        effects.emit?.({ type: 'passed', side: sideNow(s) });
        // Out of dice on both sides: a token not used now is not asked for again this turn.
        if (unusedDice(s, FREE) + unusedDice(s, SHADOW) === 0) s.open.tokenUsed[sideNow(s)] = 1;
        endTurnOfPlay(s, true);
      },
    }),
    choice(skipDie, {
      guards: [guard('WR-DICE-18', (s, face) => diceOf(s, sideNow(s), face) > 0)],
      candidates(_s, propose) {
        for (let face: Face = asId(0); face < FACE_COUNT; face++) propose(face);
      },
      perform(s, effects, face) {
        addDie(s, sideNow(s), face, -1);
        effects.emit?.({ type: 'skipped', side: sideNow(s), die: face });
        endUse(s);
        endTurnOfPlay(s);
      },
    }),
    choice(useRing, {
      guards: [
        moment('WR-RING-01', (s) => s.open.rings[sideNow(s)] > 0),
        moment('WR-RING-05', (s) => s.open.ringUsed[sideNow(s)] === 0),
        barrier(['WR-RING-03', 'WR-RING-08'], (s, face: Face) =>
          diceOf(s, sideNow(s), face) > 0 ? null : face === EYE_DIE ? 'WR-RING-08' : 'WR-RING-03',
        ),
        guard('WR-RING-06', (s, _face, result) => sideNow(s) !== FREE || result !== WILL_DIE),
        guard('WR-RULING-10', (s, face, result) => result !== face && s.box.faces[sideNow(s)].includes(result)),
      ],
      candidates(s, propose) {
        if (s.open.rings[sideNow(s)] === 0 || s.open.ringUsed[sideNow(s)] === 1) return;
        for (let face: Face = asId(0); face < FACE_COUNT; face++)
          if (diceOf(s, sideNow(s), face) > 0) for (let result: Face = asId(0); result < FACE_COUNT; result++) propose(face, result);
      },
      perform(s, effects, face, result) {
        const side = sideNow(s);
        s.open.ringUsed[side] = 1;
        s.open.rings[side]--;
        // Used by the Free Peoples it goes to the Shadow; used by the Shadow it leaves the game (WR-RING-01, WR-RING-02).
        if (side === FREE) s.open.rings[SHADOW]++;
        addDie(s, side, face, -1);
        effects.emit?.({ type: 'ringUsed', side, die: face, result });
        if (result !== EYE_DIE) return addDie(s, side, result);
        s.open.huntBox[SHADOW]++;
        // The last die became an Eye: nothing is left to act with (WR-RULING-11).
        if (unusedDice(s, side) === 0) endTurnOfPlay(s);
      },
    }),
    choice(useToken, {
      guards: [
        guard('WR-TOKEN-08', (s, token) => sideOfToken(token) === sideNow(s) && s.open.tokens[token] === 1),
        moment('WR-TOKEN-09', (s) => s.open.tokenUsed[sideNow(s)] === 0),
        seatGuard(
          'WR-RULING-06',
          (s, seat, token: Token) => tokenCanAct(s, token, seat),
          (s, seat, token) => tokenBar(s, token, seat),
        ),
      ],
      candidates(s, propose) {
        for (let token: Token = asId(0); token < TOKENS.length; token++) if (s.open.tokens[token] === 1) propose(token);
      },
      perform(s, effects, token) {
        const side = sideNow(s);
        s.open.tokens[token] = 0;
        s.open.tokenUsed[side] = 1;
        effects.emit?.({ type: 'tokenUsed', side, token });
        endTurnOfPlay(s);
        endActionFrame.enter(s, { side, face: asId(-1), action: asId(-1), token });
        startToken(s, token);
      },
    }),
  ],
});
