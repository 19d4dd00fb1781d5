import type { GameEvent } from '#kernel';

/** A weaker bot, or chance, moved for the one that sits there. */
export const BOT_HELPED = 'botHelped';

/** A bot says why it moved. */
export const BOT_WHY = 'botWhy';

const OF_HOUSE: readonly string[] = [BOT_HELPED, BOT_WHY];

/** A word of the house, no part of the game: it stands in the chronicle, and no board knows it. */
export const isOfHouse = ({ type }: GameEvent): boolean => OF_HOUSE.includes(type);

/** What boards are told; where the house said nothing it is the same list. */
export const withoutHouse = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.some(isOfHouse) ? events.filter((event) => !isOfHouse(event)) : events;
