import { createHash } from 'node:crypto';
import { NOBODY, type Seats } from '#kernel';
import type { ReportSubject, Report } from '#wire';
import { dropSecondFactor } from '../people/second-factor.ts';
import { RefusedError } from '../refused-error.ts';
import { numberIn, textIn } from '../store/rows.ts';
import type { Person, Statement, Store, StoredTable } from '../store/store.ts';

/** A pending moderation command. */
export interface ModerationCommand {
  readonly id: string;
  readonly verb: string;
  readonly target: string;
  /** What the verb needs besides, as JSON. */
  readonly detail: string;
}

/** Who may not speak, or not come in, until when. */
export interface Censure {
  readonly person: string;
  readonly mutedUntil: number;
  readonly bannedUntil: number;
}

/** A line as a report quotes it. */
interface QuotedLine {
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** So many lines before and after the one that is reported. */
const BEFORE = 20;
const AFTER = 5;

/** A node that has taken an order and died over it is not waited for any longer. */
const CLAIM_LASTS = 30_000;
const AT_ONCE = 50;

/** Where reports of players are laid down and orders of operators are taken up, for both kinds of store. */
export class ModerationQueue {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** Copies the line or the name, so that it can be read when the table is gone. Reports of the same thing by several people are one. `team` is the team in which the reporter talks. */
  async report(table: StoredTable, reporter: Person, report: Report, team: Seats | null, at: number): Promise<void> {
    const { about, name, words, place } = await this.subjectOf(table, report, team);
    const around = await this.around(table.id, report, team, about, reporter.id);
    if (about === reporter.id) throw new RefusedError('bad-request', 'Nobody reports himself', { path: report.kind });
    const id = createHash('sha256')
      .update(JSON.stringify([table.id, report.kind, place, words, reporter.id]))
      .digest('base64url')
      .slice(0, 12);
    await this.store.change([
      'addReport',
      id,
      at,
      table.id,
      report.kind,
      reporter.id,
      about,
      name,
      words,
      report.note ?? '',
      JSON.stringify(around),
    ]);
  }

  /** The name on the profile of a person, and the note of the reporter. */
  async reportPerson(
    { id: about, name }: { readonly id: string; readonly name: string },
    reporter: Person,
    note: string,
    at: number,
  ): Promise<void> {
    if (about === reporter.id) throw new RefusedError('bad-request', 'Nobody reports himself', { path: 'person' });
    const id = createHash('sha256')
      .update(JSON.stringify(['profile', about, name, reporter.id]))
      .digest('base64url')
      .slice(0, 12);
    await this.store.change(['addReport', id, at, '', 'profile', reporter.id, about, name, name, note, '[]']);
  }

  /**
   * The lines of the reporter and the reported person about the same time, or the last lines of a person whose name is reported. Other people are not
   * quoted: a deleted account must disappear from reports too.
   */
  private async around(table: string, report: Report, team: Seats | null, about: string, reporter: string): Promise<QuotedLine[]> {
    const among = report.kind === 'chat' && report.team === true ? (team ?? NOBODY) : NOBODY;
    const rows =
      report.kind === 'chat'
        ? await this.store.rows('chatAround', table, among, report.number - BEFORE, report.number + AFTER, about, reporter)
        : (await this.store.rows('chatBy', table, among, about, BEFORE)).toReversed();
    return rows.map((row) => ({ name: textIn(row, 'name'), text: textIn(row, 'text'), at: numberIn(row, 'at') }));
  }

  /** Who is meant by a line or a chair. */
  async subjectOf({ id, settings }: StoredTable, report: ReportSubject, team: Seats | null) {
    if (report.kind === 'name') {
      const seat = settings.seats[report.seat];
      if (seat === undefined || seat.person === null || seat.name === null)
        throw new RefusedError('not-found', `Nobody sits at seat ${report.seat}`, { path: 'seat' });
      return { about: seat.person, name: seat.name, words: seat.name, place: report.seat };
    }
    const among = report.team === true ? team : NOBODY;
    const [line] = among === null ? [] : await this.store.rows('chatLine', id, among, report.number);
    if (line === undefined) throw new RefusedError('not-found', `There is no line ${report.number}`, { path: 'number' });
    const place = among === NOBODY ? report.number : `${report.number} in team`;
    return { about: String(line.person), name: String(line.name), words: String(line.text), place };
  }

  /** False when there is no such report, or it is settled. */
  async settleReport(id: string, at: number): Promise<boolean> {
    return (await this.store.change(['settleReport', at, id])) === 1;
  }

  async openOrders(): Promise<ModerationCommand[]> {
    const rows = await this.store.rows('openOrders', AT_ONCE);
    return rows.map(({ id, verb, target, detail }) => ({
      id: String(id),
      verb: String(verb),
      target: String(target),
      detail: String(detail),
    }));
  }

  /** True for one node only. */
  async claim(order: ModerationCommand, at: number): Promise<boolean> {
    return (await this.store.change(['claimOrder', at, order.id, at - CLAIM_LASTS])) === 1;
  }

  async close(order: ModerationCommand, at: number, outcome: string): Promise<void> {
    await this.store.change(['closeOrder', at, outcome, order.id]);
  }

  async censures(): Promise<Censure[]> {
    const rows = await this.store.rows('censured');
    return rows.map(({ id, muted_until, banned_until }) => ({
      person: String(id),
      mutedUntil: Number(muted_until),
      bannedUntil: Number(banned_until),
    }));
  }

  async censure(how: 'mute' | 'ban', person: string, until: number): Promise<void> {
    await this.store.change([how, until, person]);
  }

  async sessionsOf(person: string): Promise<string[]> {
    return (await this.store.rows('sessionsOf', person)).map((row) => String(row.token_hash));
  }

  async dropChatOf(person: string): Promise<void> {
    await this.store.change(['dropChatOf', person]);
  }

  /** Removes all rows of a person. */
  async dropPerson(person: string): Promise<void> {
    const gone: Statement[] = [
      ['dropSessionsOf', person],
      ['dropChatOf', person],
      ['dropPlayer', person],
      ['dropNotesOf', person],
      ['dropAlertsOf', person],
      ['dropWaysOf', person],
      ['dropWishesOf', person],
      ['dropHolidaysOf', person],
      ['dropPasskeysOf', person],
      ['dropRecoveriesOf', person],
      ...dropSecondFactor(person),
      ['dropAccountEventsOf', person],
      ['dropAversionsOf', person],
      ['dropInvitationsOf', person],
      ['dropEntrantsOf', person],
      ['dropCalendarOf', person],
      ['dropReportsOf', person],
      ['dropPerson', person],
    ];
    await this.store.change(...gone);
  }
}
