import type { Step } from '#kernel';
import { choosingFarMarch, formingFarMarch, marchingFar } from '../army/farMarch.ts';
import { breakingFellowship } from '../fellowship/breaking.ts';
import type { War } from '../state.ts';
import { payingCards } from './payCards.ts';
import { PICK_STEPS } from './pick.ts';
import { choosingEventRecruit, recruitingByEvent } from './recruitByEvent.ts';

/** Questions that event cards ask. */
export const EVENT_STEPS: { readonly [name: string]: Step<War> } = {
  ...PICK_STEPS,
  recruitEvent: recruitingByEvent,
  chooseEventRecruit: choosingEventRecruit,
  farMarch: choosingFarMarch,
  farParty: formingFarMarch,
  farPath: marchingFar,
  payCards: payingCards,
  breaking: breakingFellowship,
};
