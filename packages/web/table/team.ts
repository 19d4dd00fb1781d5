import type { ChatLine, TableInfo } from '#wire';
import { type Accessor, createEffect, createSignal } from 'solid-js';
import type { Tab, Unread } from './Margin.tsx';

export const isOfTeam = ({ team }: ChatLine): boolean => team === true;

/** The seat of ours that talks in a team, and those of the others who read it; null where there is no such talk for us. */
export function teamOf({
  teams,
  seats,
}: Pick<TableInfo, 'teams' | 'seats'>): { readonly mine: number; readonly others: readonly number[] } | null {
  const mine = seats.findIndex(({ yours }) => yours);
  const team = teams?.find((readers) => readers.includes(mine));
  return team === undefined ? null : { mine, others: team.filter((seat) => !(seats[seat]?.yours ?? false)) };
}

/** How much has been said in the team, and to all. */
export function saidIn(lines: readonly ChatLine[]): Unread {
  const team = lines.filter(isOfTeam).length;
  return { team, chat: lines.length - team };
}

/** What has been read once the page of a tab has been open before us. */
export const afterReading = (read: Unread, said: Unread, tab: Tab | null): Unread =>
  tab === 'team' || tab === 'chat' ? { ...read, [tab]: said[tab] } : read;

export const unreadOf = (read: Unread, said: Unread): Unread => ({
  team: Math.max(0, said.team - read.team),
  chat: Math.max(0, said.chat - read.chat),
});

/** How much has been said since its page was last open before us. */
export function createUnread(lines: Accessor<readonly ChatLine[]>, open: Accessor<Tab | null>): Accessor<Unread> {
  const said = (): Unread => saidIn(lines());
  const [read, setRead] = createSignal(said());
  createEffect(() => {
    const [tab, now] = [open(), said()];
    setRead((before) => afterReading(before, now, tab));
  });
  return () => unreadOf(read(), said());
}
