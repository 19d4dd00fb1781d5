import type { GameEvent } from '#kernel';
import { type ChatLine, isOfHouse, type Now, type ServerMessage, type TableInfo, wholeNow } from '#wire';
import { type Accessor, createSignal } from 'solid-js';
import { withShownNames } from '../bots.ts';
import { say } from '../i18n.ts';
import type { Heard } from './heard.ts';

/** More events at once than this are history, not news. */
const NEWS = 40;

type Told<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

/** What this browser knows of a table, and how a message of the server adds to it. */
export interface Known {
  readonly info: Accessor<TableInfo | null>;
  readonly now: Accessor<Now | null>;
  readonly chat: Accessor<readonly ChatLine[]>;
  readonly fresh: Accessor<readonly GameEvent[]>;
  readonly skew: Accessor<number>;
  readonly seen: () => number;
  readonly learn: (given: TableInfo) => void;
  /** The whole table, or what was missed of it. */
  readonly begin: (message: Told<'table'>) => void;
  readonly goOn: (message: Told<'gap'>) => void;
  /** False when something went by unheard before it: then exactly the gap is to be asked for. */
  readonly update: (message: Told<'update'>) => boolean;
  readonly add: (line: ChatLine) => void;
}

export function createKnown(heard: Heard): Known {
  const [info, setInfo] = createSignal<TableInfo | null>(null);
  const [now, setNow] = createSignal<Now | null>(null);
  const [chat, setChat] = createSignal<readonly ChatLine[]>([]);
  const [fresh, setFresh] = createSignal<readonly GameEvent[]>([]);
  const [skew, setSkew] = createSignal(0);
  const seen = (): number => now()?.seen ?? 0;
  const learn = (given: TableInfo): void => {
    setInfo({ ...given, seats: withShownNames(given.seats, say('seat.somebody')) });
    setSkew(given.clockAt - Date.now());
  };
  return {
    info,
    now,
    chat,
    fresh,
    skew,
    seen,
    learn,
    begin(message) {
      learn(message.info);
      setFresh([]);
      heard.begin(message.now.seen, message.events);
      setChat(message.chat);
      setNow(message.now);
    },
    goOn(message) {
      learn(message.info);
      setFresh(message.events.length <= NEWS ? message.events : []);
      heard.goOn(message.now.seen, message.events);
      heard.again();
      setChat((known) => merge(known, message.chat));
      setNow(message.now);
    },
    update(message) {
      const before = seen();
      if (message.now.seen < before) return true;
      if (message.now.seen - message.events.length > before) return false;
      const unheard = message.events.slice(message.events.length - (message.now.seen - before));
      // Where only the house speaks, what has just happened is still to be seen.
      if (unheard.length === 0 || !unheard.every(isOfHouse)) setFresh(unheard);
      heard.goOn(message.now.seen, unheard);
      setNow(wholeNow(message.now, now()));
      return true;
    },
    add: (line) => void setChat((known) => merge(known, [line])),
  };
}

function merge(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  // What a team says is counted apart.
  const keyOf = ({ team, number }: ChatLine): string => `${team === true} ${number}`;
  const there = new Set(known.map(keyOf));
  const added = more.filter((line) => !there.has(keyOf(line)));
  return added.length === 0 ? known : [...known, ...added].sort((a, b) => a.number - b.number);
}
