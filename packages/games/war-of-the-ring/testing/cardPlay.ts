import { type Play, war } from './war.ts';

type Given = Parameters<typeof war>[0];

/** A Free Peoples card is in hand with an Event die; the Shadow has a die left, so the turn goes on. */
export const freeCard = (card: string, given: Given = {}): Play =>
  war({
    shadow: ['army'],
    ...given,
    free: ['event', ...(given.free ?? [])],
    fellowship: { guide: 'strider', ...given.fellowship },
    hands: { ...given.hands, 'free-peoples': { hand: [card, ...(given.hands?.['free-peoples']?.hand ?? [])] } },
  });

export const playFree = (play: Play, card: string): Play =>
  play.free('spend', { die: 'event', action: 'play-any-event' }).free('playEvent', { card });

/** Whether the card can be played at all: its printed condition. */
export const canPlayFree = (card: string, given: Given = {}): boolean =>
  freeCard(card, given).why(0, 'spend', { die: 'event', action: 'play-any-event' }) === null;
