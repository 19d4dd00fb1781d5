import type { GameEvent } from '#kernel';
import { type ChatLine, isOfHouse, type Now, type ServerMessage, type TableInfo, wholeNow } from '#wire';
import { type Accessor, createSignal } from 'solid-js';
import { withDisplayNames } from '../../game/botNames.ts';
import { t } from '../../i18n/i18n.ts';
import type { EventLog } from './eventLog.ts';

/** More events at once than this are not animated. */
const NEWS = 40;

type MessageOfType<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

/** The state of a table in this browser, and how server messages update it. */
interface TableStore {
  readonly info: Accessor<TableInfo | null>;
  readonly now: Accessor<Now | null>;
  readonly chat: Accessor<readonly ChatLine[]>;
  readonly fresh: Accessor<readonly GameEvent[]>;
  readonly skew: Accessor<number>;
  readonly seen: () => number;
  readonly setInfo: (given: TableInfo) => void;
  /** The whole table, or what was missed of it. */
  readonly reset: (message: MessageOfType<'table'>) => void;
  readonly fillGap: (message: MessageOfType<'gap'>) => void;
  /** False when events are missing before the update: then the caller requests the gap. */
  readonly update: (message: MessageOfType<'update'>) => boolean;
  readonly addChatLine: (line: ChatLine) => void;
}

export function createTableStore(eventLog: EventLog): TableStore {
  const [info, setInfo] = createSignal<TableInfo | null>(null);
  const [now, setNow] = createSignal<Now | null>(null);
  const [chat, setChat] = createSignal<readonly ChatLine[]>([]);
  const [fresh, setFresh] = createSignal<readonly GameEvent[]>([]);
  const [skew, setSkew] = createSignal(0);
  const seen = (): number => now()?.seen ?? 0;
  const learn = (given: TableInfo): void => {
    setInfo({ ...given, seats: withDisplayNames(given.seats, t('seat.somebody')) });
    setSkew(given.clockAt - Date.now());
  };
  return {
    info,
    now,
    chat,
    fresh,
    skew,
    seen,
    setInfo: learn,
    reset(message) {
      learn(message.info);
      setFresh([]);
      eventLog.reset(message.now.seen, message.events);
      setChat(message.chat);
      setNow(message.now);
    },
    fillGap(message) {
      learn(message.info);
      setFresh(message.events.length <= NEWS ? message.events : []);
      eventLog.append(message.now.seen, message.events);
      eventLog.resume();
      setChat((known) => merge(known, message.chat));
      setNow(message.now);
    },
    update(message) {
      const before = seen();
      if (message.now.seen < before) return true;
      if (message.now.seen - message.events.length > before) return false;
      const unheard = message.events.slice(message.events.length - (message.now.seen - before));
      // Events of the house alone do not replace the animated ones.
      if (unheard.length === 0 || !unheard.every(isOfHouse)) setFresh(unheard);
      eventLog.append(message.now.seen, unheard);
      setNow(wholeNow(message.now, now()));
      return true;
    },
    addChatLine: (line) => void setChat((known) => merge(known, [line])),
  };
}

function merge(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  // Team chat is numbered apart.
  const keyOf = ({ team, number }: ChatLine): string => `${team === true} ${number}`;
  const there = new Set(known.map(keyOf));
  const added = more.filter((line) => !there.has(keyOf(line)));
  return added.length === 0 ? known : [...known, ...added].sort((a, b) => a.number - b.number);
}
