import type { HuntWords } from '../rules/state.ts';

type HuntEvent = HuntWords['event'];

/** Told to nobody but whoever did or saw it. */
const OWN: readonly HuntEvent['type'][] = [
  'informationHidden',
  'logged',
  'allyDrawnCard',
  'peregrinSees',
  'sorceryDrawnCard',
  'journeysSeen',
  'deedsSeen',
  'journeyKept',
];

export const about = (event: HuntEvent): boolean => OWN.includes(event.type);
