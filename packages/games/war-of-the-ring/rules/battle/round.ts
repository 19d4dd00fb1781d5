import { type AskingStep, type AutomaticStep, enter, goTo, guard, leave } from '#kernel';
import { FREE, GANDALF_WHITE, SHADOW } from '../../content/box.ts';
import { garrisonDistracts } from './relief.ts';
import { mayWithdraw } from './withdraw.ts';
import { ASSAULT, asks, step, type War } from '../state.ts';
import { accept, decline } from '../verbs.ts';
import { battleOf, isInBattle, nazgulLeadership, NO_CEASING, THREE_ROUNDS, unitsInBattle } from './battle.ts';
import type { EffectsFrame } from './effects.ts';

/** The first thing: abilities that hold for the whole battle. */
export const startingBattle: AutomaticStep<War> = {
  run(s) {
    goTo(s, step('battleRound'));
    if (isInBattle(s, GANDALF_WHITE) && nazgulLeadership(s) > 0) enter(s, step('whiteRider'));
  },
};

/** Gandalf the White gives up his leadership to cancel that of all Nazgûl, for the whole battle. */
export const ridingWhite: AskingStep<War> = {
  rule: 'WR-CHAR-22',
  asks: (s) => asks(s, FREE),
  prompt: () => ({ id: 'whiteRider', params: {} }),
  choices: [
    {
      verb: accept,
      guards: [guard('WR-CHAR-22', (s) => isInBattle(s, GANDALF_WHITE))],
      candidates: (_s, _seat, propose) => propose(),
      perform(s, table) {
        battleOf(s).whiteRider = true;
        if (table.listening) table.tell({ type: 'whiteRider' });
        leave(s);
      },
    },
    { verb: decline, guards: [], candidates: (_s, _seat, propose) => propose(), perform: (s) => leave(s) },
  ],
};

/** A round begins: everything that lasts one round is forgotten (WR-BATTLE-13, WR-BATTLE-17). */
export const beginningRound: AutomaticStep<War> = {
  run(s, table) {
    const b = battleOf(s);
    b.round++;
    b.cards = [-1, -1];
    b.backs = [-1, -1];
    b.cancelled = [false, false];
    b.rollBonus = [0, 0];
    b.rerollBonus = [0, 0];
    b.fewerDice = [0, 0];
    b.mostDice = [5, 5];
    b.lostLeadership = [0, 0];
    b.noReroll = [false, false];
    b.silenced = 0;
    b.rolls = [[], []];
    b.misses = [0, 0];
    b.hits = [0, 0];
    b.rerollHits = [0, 0];
    b.earlyHits = [0, 0];
    b.fewerDice[SHADOW] = garrisonDistracts(s, b);
    if (table.listening) table.tell({ type: 'roundBegan', round: b.round });
    goTo(s, step(mayWithdraw(s) ? 'fieldOrSiege' : 'attackerCard'));
  },
};

/** Card effects at the given initiatives, then the next step of the round. */
export const effects = (from: number, until: number, then: string): EffectsFrame => ({
  step: 'combatEffects',
  at: from * 2,
  until: until * 2,
  then,
});

/** After the last card effects: destroyed, prolonged, called off or retreat (WR-BATTLE-41, WR-BATTLE-42, WR-BATTLE-45). */
export const endingRound: AutomaticStep<War> = {
  run(s) {
    const b = battleOf(s);
    if (b.retreated || unitsInBattle(s, FREE) === 0 || unitsInBattle(s, SHADOW) === 0) endBattle(s);
    else if (b.kind === ASSAULT) {
      if (b.special === THREE_ROUNDS && b.round < 3) nextRound(s);
      else goTo(s, step('extendAssault'));
    } else if (b.special === NO_CEASING) goTo(s, step('retreat'));
    else goTo(s, step('ceaseOrContinue'));
  },
};

export const nextRound = (s: War): void => goTo(s, step('battleRound'));
export const endBattle = (s: War): void => goTo(s, step('battleEnd'));
