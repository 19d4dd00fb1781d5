import { asId } from '#kernel/id.ts';
import { battleForMiddleEarth } from '#games/battle-for-middle-earth/index.ts';
import { listOf } from '#games/battle-for-middle-earth/rules/cards.ts';
import type { Battle } from '#games/battle-for-middle-earth/rules/state.ts';
import { type GameEvent, type GameRecord, eventsFor, replay, type Viewer } from '#kernel';
import { messageIn } from './overheard.ts';

/** A moment of the game as one viewer lived it. */
interface Moment {
  /** How many events had been heard. */
  readonly heard: number;
  /** Cards in other hands and in the piles. */
  readonly hidden: ReadonlySet<string>;
  /** Cards that had been in sight at least once. */
  readonly seen: ReadonlySet<string>;
}

const unseen = ({ box, own, open, hidden, outcome }: Battle, viewer: Viewer): string[] =>
  outcome !== null
    ? []
    : [
        ...own.flatMap(({ hand }, seat) =>
          seat === viewer ? [] : listOf(asId(hand & ~open.shown[seat])).map((each) => box.companionIds[each]),
        ),
        ...hidden.ring.flatMap((each) => box.companionIds[each] ?? []),
        ...hidden.enemies.map((each) => box.enemyIds[each]),
      ];

function momentsOf(record: GameRecord, viewer: Viewer): Moment[] {
  const moments: Moment[] = [];
  const seen = new Set<string>();
  let heard = 0;
  replay(battleForMiddleEarth, record, ({ recorded, events: told, match }) => {
    heard += eventsFor(told, viewer).length;
    const { box } = match.state;
    const hidden = new Set(unseen(match.state, viewer));
    for (const card of [...box.companionIds, ...box.enemyIds]) if (!hidden.has(card)) seen.add(card);
    // A card that is laid down may be shuffled away in the same breath: everybody saw it nevertheless.
    if (recorded !== null && recorded.action !== 'resign' && typeof recorded.action.card === 'string') seen.add(recorded.action.card);
    moments.push({ heard, hidden, seen: new Set(seen) });
  });
  return moments;
}

/** Every string in a piece of JSON, without the mark of a word: `@card.sam` is `sam`. */
function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data.replace(/^@(card|enemy)\./, '')];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : [];
}

/** What the messages sent to a viewer betrayed: names of cards that were out of his sight at that moment. Empty when all is well. */
export function betrayed(record: GameRecord, viewer: Viewer, messages: readonly string[]): string[] {
  const moments = momentsOf(record, viewer);
  const { companionIds, enemyIds } = battleForMiddleEarth.content.read(record.content.pack ?? battleForMiddleEarth.content.standard);
  const cards = new Set([...companionIds, ...enemyIds]);
  const tooSoon = (before: number, events: readonly GameEvent[]): string[] =>
    events.flatMap((event, index) => {
      const then = moments.find(({ heard }) => heard > before + index);
      return stringsIn(event).flatMap((word) =>
        cards.has(word) && then?.seen.has(word) !== true ? [`event ${before + index + 1} names ${word}`] : [],
      );
    });
  return messages.flatMap((text) => {
    const message = messageIn(text);
    if (message.t === 'page') return tooSoon(message.first - 1, message.events);
    if (!('now' in message)) return stringsIn(message).flatMap((word) => (cards.has(word) ? [`${message.t} names ${word}`] : []));
    const { now, events } = message;
    if (now.view === null) return [];
    const moment = moments.find(({ heard }) => heard === now.seen);
    if (moment === undefined) return [`${message.t} tells of ${now.seen} events, and there was no such moment`];
    return [
      ...stringsIn(now).flatMap((word) => (moment.hidden.has(word) ? [`${message.t} ${now.seen} shows ${word}`] : [])),
      ...tooSoon(now.seen - events.length, events),
    ];
  });
}
