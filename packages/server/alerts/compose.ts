import type { AlertKind, AlertWishes } from '#wire';
import type { TableHead } from '../store/store.ts';
import type { Line, Message } from './message.ts';
import { counted, type Language, moment, titleOf, word } from './words.ts';

/** One thing that is to be told, with the table as it is now. */
export interface Told {
  readonly kind: AlertKind;
  readonly mark: number;
  readonly who: readonly string[];
  readonly head: Pick<TableHead, 'id' | 'frame'>;
}

const listed = (language: Language, names: readonly string[]): string =>
  names.length === 0
    ? word(language, 'somebody')
    : [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(word(language, 'and'));

/** The table as its people know it: the game, and who else is there. */
export function tableName(language: Language, person: string, { frame }: Told['head']): string {
  const game = titleOf(language, frame.game);
  const others = frame.seats.flatMap((seat) => (seat.name === null || seat.person === person ? [] : [seat.name]));
  return others.length === 0 ? game : word(language, 'with', { game, others: listed(language, others) });
}

/** How a thing is worded when it is known who brought it about. A time that runs short is somebody else's then, and he is the late one. */
const BY_SOMEBODY = { turn: 'turnAfter', over: 'overWon', short: 'claim', invited: 'invited', wrote: 'wrote' } as const satisfies {
  readonly [kind in AlertKind]: string;
};

/** A chair that is kept by a tournament was kept by nobody in particular. */
const lineKey = ({ kind, who, head }: Told): string =>
  kind === 'invited' && head.frame.tournament !== undefined ? 'round' : who.length > 0 ? BY_SOMEBODY[kind] : kind;

const titleKey = ({ kind, who }: Told): string => (kind === 'short' && who.length > 0 ? 'claim' : kind);

function lineOf({ language, zone }: Pick<AlertWishes, 'language' | 'zone'>, person: string, told: Told): Line {
  const { kind, who, head, mark } = told;
  const gaps = {
    at: tableName(language, person, head),
    game: titleOf(language, head.frame.game),
    who: listed(language, who),
    when: kind === 'short' ? moment(language, zone, mark) : '',
    tournament: head.frame.tournament?.name ?? '',
    round: String(head.frame.tournament?.round ?? ''),
  };
  const path = kind === 'invited' ? `/join/${head.id}` : `/table/${head.id}`;
  return {
    text: word(language, `line.${lineKey(told)}`, gaps),
    path,
    kind,
    table: head.id,
    game: head.frame.game,
    who,
  };
}

/** Everything that somebody is to be told at once, as one message. */
export function composed(wishes: Pick<AlertWishes, 'language' | 'zone'>, person: string, news: readonly Told[], stop: string): Message {
  const { language } = wishes;
  const lines = news.map((told) => lineOf(wishes, person, told));
  const tables = new Set(news.map(({ head }) => head.id)).size;
  const [first] = news;
  const title =
    tables > 1 || first === undefined
      ? counted(language, 'title.many', tables)
      : word(language, `title.${titleKey(first)}`, { at: tableName(language, person, first.head) });
  return { title, lines, path: tables > 1 ? '/tables' : (lines[0]?.path ?? '/tables'), foot: word(language, 'foot.alert'), stop };
}

/** The question whether an address is right. */
export const question = (language: Language, path: string, stop: string): Message => ({
  title: word(language, 'title.confirm'),
  lines: [{ text: word(language, 'line.confirm'), path }],
  path,
  foot: word(language, 'foot.confirm'),
  asks: true,
  stop,
});

export const trial = (language: Language, stop: string): Message => ({
  title: word(language, 'title.trial'),
  lines: [{ text: word(language, 'line.trial'), path: '/tables' }],
  path: '/tables',
  foot: word(language, 'foot.alert'),
  stop,
});
