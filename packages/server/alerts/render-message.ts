import type { Language } from '#kernel';
import type { AlertKind, AlertWishes } from '#wire';
import type { TableHead } from '../store/store.ts';
import type { MessageLine, Message } from './message.ts';
import { translateCount, formatDate, titleOf, translate } from './translate.ts';

/** One thing that is to be told, with the table as it is now. */
export interface AlertItem {
  readonly kind: AlertKind;
  readonly mark: number;
  readonly who: readonly string[];
  readonly head: Pick<TableHead, 'id' | 'settings'>;
}

const listed = (language: Language, names: readonly string[]): string =>
  names.length === 0
    ? translate(language, 'somebody')
    : [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(translate(language, 'and'));

/** The table as its people know it: the game, and who else is there. */
export function tableName(language: Language, person: string, { settings }: AlertItem['head']): string {
  const game = titleOf(language, settings.game);
  const others = settings.seats.flatMap((seat) => (seat.name === null || seat.person === person ? [] : [seat.name]));
  return others.length === 0 ? game : translate(language, 'with', { game, others: listed(language, others) });
}

/** The wording when it is known who caused the alert. A time that runs short is then an opponent's. */
const BY_SOMEBODY = { turn: 'turnAfter', over: 'overWon', short: 'claim', invited: 'invited', wrote: 'wrote' } as const satisfies {
  readonly [kind in AlertKind]: string;
};

/** A seat that a tournament reserves has no inviting person. */
const lineKey = ({ kind, who, head }: AlertItem): string =>
  kind === 'invited' && head.settings.tournament !== undefined ? 'round' : who.length > 0 ? BY_SOMEBODY[kind] : kind;

const titleKey = ({ kind, who }: AlertItem): string => (kind === 'short' && who.length > 0 ? 'claim' : kind);

function lineOf({ language, zone }: Pick<AlertWishes, 'language' | 'zone'>, person: string, told: AlertItem): MessageLine {
  const { kind, who, head, mark } = told;
  const gaps = {
    at: tableName(language, person, head),
    game: titleOf(language, head.settings.game),
    who: listed(language, who),
    when: kind === 'short' ? formatDate(language, zone, mark) : '',
    tournament: head.settings.tournament?.name ?? '',
    round: String(head.settings.tournament?.round ?? ''),
  };
  const path = kind === 'invited' ? `/join/${head.id}` : `/table/${head.id}`;
  return {
    text: translate(language, `line.${lineKey(told)}`, gaps),
    path,
    kind,
    table: head.id,
    game: head.settings.game,
    who,
  };
}

/** Renders all alerts that are due for a person as one message. */
export function renderMessage(
  wishes: Pick<AlertWishes, 'language' | 'zone'>,
  person: string,
  news: readonly AlertItem[],
  stop: string,
): Message {
  const { language } = wishes;
  const lines = news.map((told) => lineOf(wishes, person, told));
  const tables = new Set(news.map(({ head }) => head.id)).size;
  const [first] = news;
  const title =
    tables > 1 || first === undefined
      ? translateCount(language, 'title.many', tables)
      : translate(language, `title.${titleKey(first)}`, { at: tableName(language, person, first.head) });
  return { title, lines, path: tables > 1 ? '/tables' : (lines[0]?.path ?? '/tables'), foot: translate(language, 'foot.alert'), stop };
}

/** The question whether an address is right. */
export const question = (language: Language, path: string, stop: string): Message => ({
  title: translate(language, 'title.confirm'),
  lines: [{ text: translate(language, 'line.confirm'), path }],
  path,
  foot: translate(language, 'foot.confirm'),
  asks: true,
  stop,
});

export const testMessage = (language: Language, stop: string): Message => ({
  title: translate(language, 'title.trial'),
  lines: [{ text: translate(language, 'line.trial'), path: '/tables' }],
  path: '/tables',
  foot: translate(language, 'foot.alert'),
  stop,
});
