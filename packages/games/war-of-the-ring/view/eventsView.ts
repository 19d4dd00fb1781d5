import type { VisibleState } from '#kernel';
import { eventEffect, regionsTouched } from '../rules/effects.ts';
import { conditionMet } from '../rules/events/playEvent.ts';
import type { War } from '../rules/state.ts';
import type { EventView } from './view.ts';

/** What the cards in the viewer's own hand would do now. */
export const eventsView = (s: War, { own }: VisibleState<War>): { readonly [card: string]: EventView } =>
  Object.fromEntries(
    (own?.hand ?? []).map((card) => {
      const isMet = conditionMet(s, card);
      const regions = isMet ? [...regionsTouched(s, card)].map((region) => s.box.regionIds[region]) : [];
      return [s.box.cardIds[card], { met: eventEffect(s, card)?.when === undefined ? null : isMet, regions }];
    }),
  );
