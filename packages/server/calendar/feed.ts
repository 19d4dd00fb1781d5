import { only, type Seat } from '#kernel';
import { tableName } from '../alerts/render-message.ts';
import { type Language, translate } from '../alerts/translate.ts';
import type { TableHead } from '../store/store.ts';
import { deadline } from '../table/clock.ts';
import { runningClocks } from '../table/projector.ts';
import { clockPausesOf } from '../table/clock-pauses.ts';
import { entrantBy, entrantOf, type Pairing, type Tournament } from '../tournaments/tournament.ts';
import type { CalendarEvent } from './ics.ts';

/** What waits for somebody, and until when. It is put together from what everybody may know of tables and tournaments, and from his own clock. */

export interface Reader {
  readonly person: string;
  readonly language: Language;
  /** Where the house is reached. */
  readonly house: string;
}

/** What is older stands in no calendar. */
const REMEMBERED = 90 * 86_400_000;

/** When the time of somebody at a table runs out; null when it is not his turn, or there is no limit. */
function timeLimit(head: TableHead, person: string): number | null {
  const { settings, status } = head;
  const running = runningClocks(head);
  const own = settings.seats.reduce<number>(
    (seats, seat, place: Seat) => (seat.kind === 'human' && seat.person === person ? seats | only(place) : seats),
    0,
  );
  return deadline(status.clocks, running & own, clockPausesOf(settings))?.at ?? null;
}

export function turnEvents(heads: readonly TableHead[], { person, language, house }: Reader): CalendarEvent[] {
  return heads.flatMap((head) => {
    const at = head.phase === 'playing' ? timeLimit(head, person) : null;
    if (at === null) return [];
    const link = `${house}/table/${head.id}`;
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

export function roundEvents(tournaments: readonly Tournament[], { person, language, house }: Reader, now: number): CalendarEvent[] {
  const named = (tournament: Tournament, { keys }: Pairing): string =>
    keys.map((key) => entrantOf(tournament, key)?.name || translate(language, 'somebody')).join(' – ');
  return tournaments.flatMap((tournament) => {
    const own = entrantBy(tournament, person);
    if (own === null) return [];
    const link = `${house}/tournament/${tournament.id}`;
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
            ...(pairing.table === null ? [] : [translate(language, 'calendar.at_table', { link: `${house}/table/${pairing.table}` })]),
            translate(language, 'calendar.at_tournament', { link }),
          ].join('\n'),
          url: link,
        },
      ];
    });
  });
}
