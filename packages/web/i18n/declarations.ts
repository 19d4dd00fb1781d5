import type { EventList, GameEvent, Verb } from '#kernel';
import { wordsOfEvent } from '#kernel/event.ts';
import { type Nouns, nounsOfArguments } from '#kernel/nouns.ts';
import type { GameWords } from './i18n.ts';

/** Event declarations of each game: how its events become texts. */
const EVENTS = import.meta.glob<EventList>('../../games/*/rules/events.ts', { import: 'EVENTS' });
/** Verbs of each game: of which nouns their arguments are. */
const VERBS = import.meta.glob<readonly Verb[]>('../../games/*/rules/verbs.ts', { import: 'VERBS' });

const eventLists = new Map<string, EventList>();

/** Loads what a game declares, and answers the nouns of its arguments; null where there is no such game. */
export async function loadDeclarations(game: string): Promise<Nouns | null> {
  const rules = `../../games/${game}/rules`;
  const [events, verbs] = await Promise.all([EVENTS[`${rules}/events.ts`]?.(), VERBS[`${rules}/verbs.ts`]?.()]);
  if (events === undefined || verbs === undefined) return null;
  eventLists.set(game, events);
  return nounsOfArguments(verbs);
}

/** The text of an event, once the game's namespace is loaded. */
export const eventText =
  (game: string, tGame: GameWords) =>
  (event: GameEvent): string =>
    tGame(`event.${event.type}`, wordsOfEvent(eventLists.get(game) ?? {}, event));

/** The seats that an event of a game names. */
export const seatsOfEvent = (game: string, event: GameEvent): readonly number[] =>
  Object.entries(eventLists.get(game)?.[event.type] ?? {}).flatMap(([part, { noun }]) => {
    const value = event[part];
    if (noun !== 'seat' || value === undefined) return [];
    return typeof value === 'number' ? [value] : typeof value === 'object' ? value.filter((each) => typeof each === 'number') : [];
  });
