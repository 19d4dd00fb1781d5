import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import { FREE, GANDALF_WHITE, LIMITS, SHADOW } from '../../content/box.ts';
import {
  attackerCardFrame,
  battleRoundFrame,
  battleStartFrame,
  ceaseOrContinueFrame,
  extendAssaultFrame,
  fieldOrSiegeFrame,
  retreatFrame,
  roundEndFrame,
  whiteRiderFrame,
} from '../frames/battle.ts';
import { elitesAt } from '../figures.ts';
import { ASSAULT, NO_CEASING, THREE_ROUNDS } from '../state.ts';
import { asks } from '../team/seats.ts';
import { asking, automatic, choice, moment } from '../tools.ts';
import { accept, decline } from '../verbs.ts';
import { battleOf, callCommanders, isInBattle, nazgulLeadership, unitsInBattle } from './battle.ts';
import { endBattle } from './onward.ts';
import { garrisonDistracts } from './relief.ts';
import { mayWithdraw } from './withdraw.ts';

/** The first thing: abilities that hold for the whole battle. */
export const startingBattle = automatic(battleStartFrame, (s) => {
  battleRoundFrame.goTo(s);
  if (isInBattle(s, GANDALF_WHITE) && nazgulLeadership(s) > 0) whiteRiderFrame.enter(s);
});

/** Gandalf the White gives up his leadership to cancel that of all Nazgûl, for the whole battle. */
export const ridingWhite = asking(whiteRiderFrame, {
  rule: 'WR-CHAR-22',
  asks: (s) => asks(s, FREE),
  nothing: decline,
  prompt: () => ({ id: 'whiteRider', params: {} }),
  choices: [
    choice(accept, {
      guards: [moment('WR-CHAR-22', (s) => isInBattle(s, GANDALF_WHITE))],
      perform(s, effects) {
        battleOf(s).whiteRider = true;
        effects.emit?.({ type: 'whiteRider' });
        leave(s);
      },
    }),
    choice(decline, { guards: [], perform: (s) => leave(s) }),
  ],
});

/** A round begins: everything that lasts one round is forgotten (WR-BATTLE-13, WR-BATTLE-17). */
export const beginningRound = automatic(battleRoundFrame, (s, effects) => {
  const b = battleOf(s);
  callCommanders(s);
  b.round++;
  b.cards = [asId(-1), asId(-1)];
  b.backs = [asId(-1), asId(-1)];
  b.cancelled = [false, false];
  b.rollBonus = [0, 0];
  b.rerollBonus = [0, 0];
  b.fewerDice = [0, 0];
  b.mostDice = [LIMITS.combatDice, LIMITS.combatDice];
  b.lostLeadership = [0, 0];
  b.noReroll = [false, false];
  b.silenced = 0;
  b.rolls = [[], []];
  b.misses = [0, 0];
  b.hits = [0, 0];
  b.rerollHits = [0, 0];
  b.earlyHits = [0, 0];
  b.fewerDice[SHADOW] = garrisonDistracts(s, b);
  effects.emit?.({ type: 'roundBegan', round: b.round });
  (mayWithdraw(s) ? fieldOrSiegeFrame : attackerCardFrame).goTo(s);
});

/** After the last card effects: destroyed, prolonged, called off or retreat (WR-BATTLE-41, WR-BATTLE-42, WR-BATTLE-45). */
export const endingRound = automatic(roundEndFrame, (s) => {
  const b = battleOf(s);
  callCommanders(s);
  if (b.retreated || unitsInBattle(s, FREE) === 0 || unitsInBattle(s, SHADOW) === 0) endBattle(s);
  else if (b.kind === ASSAULT) {
    // A card lets it last three rounds; the attacker may still call it off after each (WR-BATTLE-41, WR-RULING-97).
    if (b.special === THREE_ROUNDS && b.round < 3) ceaseOrContinueFrame.goTo(s);
    // Everybody sees whether there is an elite to pay with: without one there is nothing to ask (WR-SIEGE-12).
    else if (elitesAt(s, b.from, b.attacker) > 0) extendAssaultFrame.goTo(s);
    else endBattle(s);
  } else if (b.special === NO_CEASING) retreatFrame.goTo(s);
  else ceaseOrContinueFrame.goTo(s);
});
