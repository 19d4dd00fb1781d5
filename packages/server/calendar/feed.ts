import { seatSet } from '#kernel/seat.ts';
import { asId } from '#kernel/id.ts';
import type { Language } from '#kernel';
import { tableName } from '../alerts/render-message.ts';
import { translate } from '../alerts/translate.ts';
import type { TableHead } from '../store/store.ts';
import { deadline } from '../table/state/clock.ts';
import { runningClocks } from '../table/state/clock.ts';
import { clockPausesOf } from '../table/state/clock-pauses.ts';
import { entrantBy, entrantOf, type Pairing, type Tournament } from '../tournaments/tournament.ts';
import type { CalendarEvent } from './ics.ts';

/** The deadlines of a person. They are derived from what every player may know of tables and tournaments, and from the person's own clock. */

interface FeedReader {
  readonly person: string;
  readonly language: Language;
  /** Where the server is reached. */
  readonly baseUrl: string;
}

/** What is older stands in no calendar. */
const REMEMBERED = 90 * 86_400_000;

/** The deadline of a person at a table; null when it is not the person's turn, or there is no limit. */
function timeLimit(head: TableHead, person: string): number | null {
  const { settings, status } = head;
  const running = runningClocks(head);
  const own = seatSet(settings.seats.flatMap((seat, place) => (seat.kind === 'human' && seat.person === person ? [place] : [])));
  return deadline(status.clocks, asId(running & own), clockPausesOf(settings))?.at ?? null;
}

export function turnEvents(heads: readonly TableHead[], { person, language, baseUrl }: FeedReader): CalendarEvent[] {
  return heads.flatMap((head) => {
    const at = head.phase === 'playing' ? timeLimit(head, person) : null;
    if (at === null) return [];
    const link = `${baseUrl}/table/${head.id}`;
    return [
      {
        uid: `turn-${head.id}@redbook`,
        changedAt: head.updatedAt,
        from: at,
        until: null,
        summary: translate(language, 'calendar.turn', { at: tableName(language, person, head) }),
        description: `${translate(language, 'calendar.turn_why')}\n${translate(language, 'calendar.at_table', { link })}`,
        url: link,
      },
    ];
  });
}

export function roundEvents(tournaments: readonly Tournament[], { person, language, baseUrl }: FeedReader, now: number): CalendarEvent[] {
  const named = (tournament: Tournament, { keys }: Pairing): string =>
    keys.map((key) => entrantOf(tournament, key)?.name || translate(language, 'somebody')).join(' – ');
  return tournaments.flatMap((tournament) => {
    const own = entrantBy(tournament, person);
    if (own === null) return [];
    const link = `${baseUrl}/tournament/${tournament.id}`;
    return tournament.played.flatMap(({ at, endedAt, pairings }, index): CalendarEvent[] => {
      const pairing = pairings.find(({ keys }) => keys.includes(own.key));
      if (pairing === undefined || (endedAt ?? now) < now - REMEMBERED) return [];
      const gaps = { tournament: tournament.name, round: String(index + 1), pair: named(tournament, pairing) };
      return [
        {
          uid: `round-${tournament.id}-${index + 1}@redbook`,
          changedAt: endedAt ?? at,
          from: at,
          until: endedAt,
          summary: translate(language, pairing.keys[1] === null ? 'calendar.rest' : 'calendar.round', gaps),
          description: [
            ...(pairing.table === null ? [] : [translate(language, 'calendar.at_table', { link: `${baseUrl}/table/${pairing.table}` })]),
            translate(language, 'calendar.at_tournament', { link }),
          ].join('\n'),
          url: link,
        },
      ];
    });
  });
}
