import type { ChatLine, TableInfo } from '#wire';
import { type Accessor, createEffect, createSignal } from 'solid-js';

/** Unread lines, in the team chat and in the table chat. */
export interface UnreadCounts {
  readonly team: number;
  readonly chat: number;
}

export const isOfTeam = ({ team }: ChatLine): boolean => team === true;

/** The viewer's seat in a team and the seats of its partners; null where there is no team chat. */
export function teamOf({
  teams,
  seats,
}: Pick<TableInfo, 'teams' | 'seats'>): { readonly mine: number; readonly others: readonly number[] } | null {
  const mine = seats.findIndex(({ yours }) => yours);
  const team = teams?.find((readers) => readers.includes(mine));
  return team === undefined ? null : { mine, others: team.filter((seat) => !(seats[seat]?.yours ?? false)) };
}

/** Number of lines, in the team chat and in the table chat. */
export function countLines(lines: readonly ChatLine[]): UnreadCounts {
  const team = lines.filter(isOfTeam).length;
  return { team, chat: lines.length - team };
}

/** Lines that count as read once the tab has been open. */
export const afterReading = (read: UnreadCounts, said: UnreadCounts, tab: string | null): UnreadCounts =>
  tab === 'team' || tab === 'chat' ? { ...read, [tab]: said[tab] } : read;

export const unreadOf = (read: UnreadCounts, said: UnreadCounts): UnreadCounts => ({
  team: Math.max(0, said.team - read.team),
  chat: Math.max(0, said.chat - read.chat),
});

/** Lines since the tab was last open. */
export function createUnread(lines: Accessor<readonly ChatLine[]>, open: Accessor<string | null>): Accessor<UnreadCounts> {
  const said = (): UnreadCounts => countLines(lines());
  const [read, setRead] = createSignal(said());
  createEffect(() => {
    const [tab, now] = [open(), said()];
    setRead((before) => afterReading(before, now, tab));
  });
  return () => unreadOf(read(), said());
}
