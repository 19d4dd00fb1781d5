import type { AllyCard, EffectOf, Space } from '../../content/ids.ts';
import type { Op } from '../../content/ops.ts';
import { lastArea, nazgulOn, trailsOnBoard } from '../../rules/derived.ts';
import { bearer, CONCEALED, type Hunt, mapOf } from '../../rules/state.ts';
import { fits } from '../../rules/effects/where.ts';
import { dangerOf } from './danger.ts';
import type { Outlook } from './outlook.ts';
import { cardBelief } from './road.ts';
import { tokenHere } from './tokens.ts';
import { TUNING } from './tuning.ts';

/** What an Ally card played in the own turn would do now, op by op. */
export function allyWorth(outlook: Outlook, card: AllyCard, effect: EffectOf): number {
  const { s } = outlook;
  const { pickOne, effects } = s.box.allies[card];
  let worth = 0;
  for (let each = effect; each < (pickOne ? effect + 1 : effects.length); each++)
    if (effects[each].part === 0 || effects[each].part === s.open.part)
      for (const op of s.box.scripts[effects[each].script]) worth += opWorth(outlook, op);
  return worth - s.box.allies[card].spends * TUNING.token;
}

/** Whether an Ally token could stand on an area. */
const canStand = (s: Hunt, area: Space): boolean => s.open.allies[area] === 0 && !nazgulOn(s, area);

function opWorth(outlook: Outlook, op: Op): number {
  const { s, beliefs, mean } = outlook;
  const own = bearer(s);
  const here = lastArea(s);
  const map = mapOf(s);
  const risk = dangerOf(s, beliefs, here, mean);
  switch (op.op) {
    case 'frodo.move':
      return 1.2 * TUNING.turn + (s.open.part === 1 ? -0.1 : 0.2);
    case 'frodo.rangeBonus':
    case 'frodo.jump':
      return 0.45;
    case 'frodo.heal':
      return Math.min(s.open.corruption, s.open.strong && op.strong > 0 ? op.strong : op.n);
    case 'frodo.nightMoveFree':
      return s.open.turn === 2 ? 1 : 0;
    case 'fellowship.gain':
      return Math.min(s.open.poolSize - s.open.fellowship, op.n) * TUNING.token;
    case 'ally.draw':
      return Math.min(op.n, 6 - s.open.allyHand, s.open.allyDeck) * TUNING.card;
    case 'ally.recover':
      return s.open.allyDiscard.length > 2 ? 0.5 : 0.1;
    case 'allyToken.place':
      // A token on Frodo's area keeps the riders out of it.
      return s.open.stepped && canStand(s, here) && fits(s, op.where, here) ? tokenHere(outlook) : 0.1;
    case 'allyToken.move':
      return s.open.stepped && canStand(s, here) && map.connected[here].some((from) => s.open.allies[from] !== 0)
        ? tokenHere(outlook)
        : 0.05;
    case 'nazgul.push':
    case 'nazgul.hold':
      return s.open.stepped ? 0.35 * risk : 0;
    case 'ward':
      return s.open.stepped ? 0.4 * risk : 0.1;
    case 'dice.discard':
      return 0.35;
    case 'information.hide':
      return own.information.some((each) => each !== CONCEALED && each === 1) ? 0.3 : 0;
    case 'company.add':
      return 0.6;
    case 'company.restore':
      return 1.2;
    case 'tracks.remove':
      return trailsOnBoard(s) > 0 ? 0.05 : 0;
    case 'sorcery.peekDiscard':
      return 0.5;
    case 'gandalf.move':
      return s.open.rivendell === 0 ? 0.35 : 0;
    case 'gandalf.relocate':
      return s.open.rivendell === 0 ? 0.3 : 0;
    case 'journey.swap':
      return 3 * Math.max(0, cardBelief(outlook) - TUNING.reroute);
    default:
      return 0;
  }
}

/** Cards that answer the hunters out of turn are kept longest. */
export function cardLiking(s: Hunt, card: AllyCard): number {
  const { effects } = s.box.allies[card];
  const answers = effects.some(({ outOfTurn, trigger }) => outOfTurn && (trigger?.hunt === true || trigger?.encounter === true));
  const moves = effects.some(({ script }) => s.box.scripts[script].some(({ op }) => op === 'frodo.move' || op === 'frodo.heal'));
  return (answers ? 0.5 : 0) + (moves ? 0.6 : 0) + (effects.some(({ outOfTurn }) => outOfTurn) ? 0.2 : 0);
}
