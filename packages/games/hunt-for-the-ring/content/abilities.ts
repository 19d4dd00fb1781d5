import type { COMPANY } from './box.ts';

/** When, at what cost and with which ops: the abilities of the Company cards that the rules carry out. A pack with others is refused, not misplayed. */
type Ability = readonly [when: string, cost: readonly unknown[], ops: readonly unknown[]];

/** Kinds of tokens that a lower ability cancels. */
type Kind = 'number' | 'eye';

const spend = { op: 'fellowship.spend', n: 1 };
const gain = { op: 'fellowship.gain', n: 1 };
const cancels = (...kinds: readonly Kind[]): Ability => ['encounter-step-2', [], [{ op: 'encounter.cancelToken', kinds }]];

/** What each card's lower ability cancels. */
export const CANCELS: { readonly [card in (typeof COMPANY)[number]]: readonly Kind[] } = {
  frodo: [],
  samwise: ['number', 'eye'],
  peregrin: ['eye'],
  meriadoc: ['number'],
  strider: [],
};

export const ABILITIES: { readonly [card in (typeof COMPANY)[number]]: { readonly ongoing: Ability; readonly oneUse: Ability } } = {
  frodo: {
    ongoing: ['before-first-daylight-turn', [{ op: 'ally.discardCost', n: 1 }], [gain]],
    oneUse: ['own-turn', [{ op: 'fellowship.removeForever', n: 1 }], [{ op: 'frodo.move', rangeBonus: 0 }]],
  },
  samwise: { ongoing: ['darkness-turn-on-rest', [], [gain]], oneUse: cancels(...CANCELS.samwise) },
  peregrin: { ongoing: ['upkeep-draw', [], [{ op: 'ally.lookKeep', look: 2, keep: 1 }]], oneUse: cancels(...CANCELS.peregrin) },
  meriadoc: {
    ongoing: [
      'frodo-move',
      [spend],
      [
        { part: 1, op: 'frodo.rangeBonus', n: 1 },
        { part: 2, op: 'frodo.nightMoveFree' },
      ],
    ],
    oneUse: cancels(...CANCELS.meriadoc),
  },
  strider: {
    ongoing: ['change-of-route', [], [{ op: 'journey.lookKeep', look: 2 }]],
    oneUse: ['change-of-route', [], [{ op: 'journey.noStepBack' }]],
  },
};
