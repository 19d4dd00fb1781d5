import { type AnyGame, type GameEvent, type GameRecord, eventsFor, replay, type Viewer, viewOf } from '#kernel';
import { type Now, wholeNow } from '#wire';
import { messageIn } from './overheard.ts';

/** Moments with the same number of events heard: what could be seen at them, and the number itself. */
type Lived = ReadonlyMap<number, readonly string[]>;

const told = (now: { readonly view: unknown; readonly outcome: unknown }): string => canonical({ view: now.view, outcome: now.outcome });

/** The same text for the same data, whatever the order of members. */
function canonical(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  if (Array.isArray(data)) return `[${data.map(canonical).join()}]`;
  const members = Object.entries(data).filter(([, value]) => value !== undefined);
  return `{${members
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`)
    .join()}}`;
}

function live(game: AnyGame, record: GameRecord, viewer: Viewer): { lived: Lived; heard: GameEvent[] } {
  const lived = new Map<number, string[]>();
  const heard: GameEvent[] = [];
  replay(game, record, ({ events: news, match }) => {
    heard.push(...eventsFor(news, viewer));
    const seen = told({ view: viewOf(game, match.state, viewer), outcome: match.state.outcome });
    lived.set(heard.length, [...(lived.get(heard.length) ?? []), seen]);
  });
  return { lived, heard };
}

/**
 * Where the messages sent to a viewer differ from what the rules let him see and hear at that moment, no more and no less. Empty when all is
 * well.
 */
export function inexact(game: AnyGame, record: GameRecord, viewer: Viewer, messages: readonly string[]): string[] {
  const { lived, heard } = live(game, record, viewer);
  const faults: string[] = [];
  let before: Now | null = null;
  for (const text of messages) {
    const message = messageIn(text);
    if (message.t === 'page') {
      const page = heard.slice(message.first - 1, message.first - 1 + message.events.length);
      if (canonical(page) !== canonical(message.events)) faults.push(`the page from event ${message.first} on tells other events`);
    }
    if (!('now' in message)) continue;
    before = wholeNow(message.now, before);
    const { seen, view } = before;
    if (view === null) continue;
    if (lived.get(seen)?.includes(told(before)) !== true) faults.push(`${message.t} after ${seen} events shows another view`);
    const events = heard.slice(seen - message.events.length, seen);
    if (canonical(events) !== canonical(message.events)) faults.push(`${message.t} after ${seen} events tells other events`);
  }
  return faults;
}
