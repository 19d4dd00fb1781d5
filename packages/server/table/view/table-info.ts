import { asId } from '#kernel/id.ts';
import { type AnyGame, commitment, includes, NOBODY, type ProjectedData, markProjected, type Seat, seatList, type Seats } from '#kernel';
import { type ContentInfo, nextHoliday, type SeatInfo, type SequelInfo, type TableInfo } from '#wire';
import type { Clocks, TableHead, TableSettings } from '../../store/store.ts';
import { endsByItself, runningClocks, timeLeft } from '../state/clock.ts';
import { clockPausesOf } from '../state/clock-pauses.ts';
import { allowsHints, wantsReasons } from '../state/hint-rules.ts';
import type { AnyMatch } from '../state/match.ts';
import { commitmentsOf } from '../state/seed-contributions.ts';
import { seriesInfo } from '../state/series.ts';
import { opponentsOf, talkingSeats } from '../state/teams.ts';
import type { TableViewer } from '../state/viewer.ts';

export type Presence = (person: string) => boolean;

export function seatInfo(
  settings: TableSettings,
  clocks: Clocks | null,
  running: Seats,
  now: number,
  viewer: TableViewer,
  present: Presence,
): SeatInfo[] {
  const rests = clockPausesOf(settings);
  const resting = (seat: Seat): Pick<SeatInfo, 'holiday'> => {
    const holiday = nextHoliday(rests(seat), now);
    return holiday === null ? {} : { holiday };
  };
  return settings.seats.map(({ kind, name, level, person, words, wantsToAbandon, keptName = '' }, seat) => ({
    kind: viewer.isBlocked === true && kind === 'open' ? 'invited' : kind,
    name,
    ...(level === null ? {} : { level }),
    yours: includes(viewer.plays, asId(seat)),
    connected: kind === 'bot' || (person !== null && present(person)),
    clock: clocks === null || kind === 'bot' ? null : timeLeft(clocks, asId(seat), running, rests, now),
    ...(kind === 'human' ? resting(asId(seat)) : {}),
    contributed: words !== '',
    ...(includes(viewer.reserved ?? NOBODY, asId(seat)) ? { kept: true } : {}),
    ...((viewer.host || settings.tournament !== undefined) && keptName !== '' ? { keptFor: keptName } : {}),
    wantsToAbandon,
  }));
}

/** The public options. Free text of the host may hold secrets, such as a letter with hands of cards in it. */
function openOptions({ form }: AnyGame, options: unknown): unknown {
  const texts = form.flatMap(({ id, kind }) => (kind === 'text' ? [id] : []));
  if (texts.length === 0 || typeof options !== 'object' || options === null) return options;
  return Object.fromEntries(Object.entries(options).filter(([id]) => !texts.includes(id)));
}

export function infoFor(
  head: TableHead,
  { game, content }: { readonly game: AnyGame; readonly content: ContentInfo },
  now: number,
  viewer: TableViewer,
  present: Presence,
  match: AnyMatch | null,
): ProjectedData<TableInfo> {
  const { id, settings, status, phase } = head;
  const sequel = sequelInfo(match, settings);
  const carried = game.carried?.(settings.options) ?? null;
  const teams = talkingSeats(settings, game);
  const info: TableInfo = {
    id,
    game: settings.game,
    rulesVersion: settings.rulesVersion,
    options: openOptions(game, settings.options),
    content,
    seats: seatInfo(settings, status.clocks, runningClocks(head), now, viewer, present),
    clock: settings.clock,
    clockAt: now,
    onTimeout: settings.onTimeout,
    ...(endsByItself(settings) || viewer.plays === NOBODY ? {} : { claims: seatList(opponentsOf(settings, game, viewer.plays)) }),
    listed: settings.listed,
    ...(settings.rated === true ? { rated: true } : {}),
    hints: allowsHints(settings),
    ...(wantsReasons(settings) ? { reasons: true } : {}),
    ...(settings.teamTalk === true ? { teams } : {}),
    ...(settings.strangersSilent === true ? {} : { strangersTalk: true }),
    ...(settings.strangersSilent === true && viewer.stranger ? { silent: true } : {}),
    host: viewer.host,
    ...(settings.offline === true ? { offline: true } : {}),
    commitment: commitment(settings.secret),
    promises: phase === 'gathering' ? commitmentsOf(settings) : null,
    rematch: settings.rematch,
    ...seriesInfo(head, viewer),
    ...(settings.tournament === undefined ? {} : { tournament: settings.tournament }),
    ...(sequel === null ? {} : { sequel }),
    ...(settings.sequelOf === undefined ? {} : { sequelOf: settings.sequelOf }),
    ...(carried === null ? {} : { carried }),
    codes: viewer.host && phase === 'gathering' ? codesOf(settings) : [],
  };
  return markProjected(info);
}

/** The game that follows, when this one has an outcome: everything is open then. */
export function sequelInfo(match: AnyMatch | null, settings: TableSettings): SequelInfo | null {
  const sequel = match?.game.sequel;
  if (sequel === undefined || match === null || match.state.outcome === null) return null;
  return { game: sequel.game, link: sequel.of(match.state)?.link ?? null, table: settings.sequel ?? null };
}

export const codesOf = ({ seats }: TableSettings): { seat: number; code: string }[] =>
  seats.flatMap(({ code }, seat) => (code === null ? [] : [{ seat, code }]));
