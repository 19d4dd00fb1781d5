import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CalendarInfo, TournamentInfo } from '#wire';
import { eventsIn } from '../testing/calendar.ts';
import { TestClient } from '../testing/client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';
import { Guests } from '../testing/guests.ts';
import { Places } from '../testing/places.ts';
import { begun, owner, PASSWORD } from '../testing/rated.ts';

const places = new Places();
afterAll(() => places.clear());
const DAY = 86_400_000;
const BY_LETTER = { seats: [{ kind: 'me' }, { kind: 'open' }], clock: { kind: 'correspondence', daysPerMove: 3 } } as const;

describe.each(['sqlite', 'postgres'] as const)('the calendar of somebody (%s)', (kind) => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  const guests = new Guests(() => house.url);
  const { arrive } = guests;
  beforeAll(async () => {
    house = await openHouse({ ...(await places.place(kind)), alerts: { url: 'https://redbook.example' } });
  });
  afterAll(async () => {
    await guests.leave();
    await house.close();
  });
  const made = async (who: TestClient): Promise<string> => (await who.post<CalendarInfo>('/api/calendar')).body.path ?? '';
  /** As a program reads it that knows nothing but the address. */
  const fetched = async (path: string) => {
    const answer = await fetch(`${house.url}${path}`);
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      cookies: answer.headers.getSetCookie(),
      text: await answer.text(),
    };
  };

  it('has every table where it is his turn, with its time limit, and nothing else', async () => {
    const [frodo, sam] = [await arrive('Frodo; the, bearer'), await arrive('Sam')];
    const path = await made(frodo);
    expect(eventsIn((await fetched(path)).text)).toEqual([]);
    const before = Date.now();
    const table = await begun(frodo, sam, BY_LETTER);
    const endless = await begun(frodo, sam, { seats: BY_LETTER.seats });
    await frodo.until(() => frodo.follow(table).now.waiting.length > 0, 'a question');
    const his = path;
    const theirs = await made(sam);
    const waits = frodo.follow(table).now.waiting.includes(0) ? his : theirs;
    const { status, type, cookies, text } = await fetched(waits);
    expect([status, type, cookies]).toEqual([200, 'text/calendar; charset=utf-8', []]);
    const events = eventsIn(text);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ UID: `turn-${table}@redbook`, URL: `https://redbook.example/table/${table}` });
    expect(events[0].SUMMARY).toContain(waits === his ? 'Sam' : 'Frodo; the, bearer');
    const at = Date.parse(events[0].DTSTART.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
    expect(at - before).toBeGreaterThanOrEqual(3 * DAY - 1000);
    expect(at - before).toBeLessThan(3 * DAY + 60_000);
    expect(text).not.toContain(endless);
    // Read again, it is the same, letter by letter.
    expect((await fetched(waits)).text).toBe(text);
    for (const secret of [frodo.me.id, sam.me.id, 'secret', 'words']) expect(text).not.toContain(secret);
    // Whoever reads it is nobody.
    expect((await fetch(`${house.url}/api/mine`)).status).toBe(401);
    expect(eventsIn((await fetched(waits === his ? theirs : his)).text)).toEqual([]);
  });

  it('has the rounds of his tournaments', async () => {
    const [frodo, sam] = [await arrive('Frodo'), await arrive('Sam')];
    const { body } = await frodo.post<{ readonly tournament: string }>('/api/tournaments', {
      name: 'Żółw; Cup',
      game: 'journey-to-mordor',
      form: 'round-robin',
      places: 2,
    });
    const id = body.tournament;
    for (const each of [frodo, sam]) await each.post(`/api/tournaments/${id}/join`);
    await frodo.post<TournamentInfo>(`/api/tournaments/${id}/start`);
    const [event] = eventsIn((await fetched(await made(sam))).text);
    expect(event).toMatchObject({ UID: `round-${id}-1@redbook`, URL: `https://redbook.example/tournament/${id}` });
    expect(event.SUMMARY).toMatch(/^Żółw; Cup, round 1: (Frodo – Sam|Sam – Frodo)$/);
    expect(event.DTEND).toBeUndefined();
    // In the language of whoever reads it.
    await sam.post('/api/alerts/wishes', { language: 'pl', zone: 'UTC', quiet: null, away: 5 });
    const [polish] = eventsIn((await fetched((await sam.get<CalendarInfo>('/api/calendar')).body.path ?? '')).text);
    expect(polish.SUMMARY).toContain('runda 1');
  });

  it('is read by its address alone, until he makes another or ends it', async () => {
    const frodo = await arrive('Frodo');
    expect((await frodo.get<CalendarInfo>('/api/calendar')).body).toEqual({ path: null });
    const first = await made(frodo);
    expect((await frodo.get<CalendarInfo>('/api/calendar')).body).toEqual({ path: first });
    const second = await made(frodo);
    expect(second).not.toBe(first);
    expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200]);
    const forged = second.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const wrong of [forged, '/api/calendar.ics?key=x', '/api/calendar.ics?key=', `${second.split('.ics')[0]}.ics?key=..`])
      expect((await fetched(wrong)).status, wrong).toBe(404);
    expect((await fetched('/api/calendar.ics')).status).toBe(400);
    expect((await frodo.post<CalendarInfo>('/api/calendar/stop')).body).toEqual({ path: null });
    expect((await fetched(second)).status).toBe(404);
  });

  it('goes with a guest into his account, and with him when he leaves', async () => {
    const guest = await arrive('Gamgee');
    const account = await owner(house.url, `gamgee-reads-${kind}`);
    guests.welcome(account);
    const path = await made(guest);
    await guest.post('/api/account/login', { account: `gamgee-reads-${kind}`, password: PASSWORD });
    expect((await account.get<CalendarInfo>('/api/calendar')).body).toEqual({ path });
    await account.post('/api/account/leave', { password: PASSWORD });
    expect((await fetched(path)).status).toBe(404);
  });
});

it('is not read too often', async () => {
  const house = await openHouse({ limits: { ...NO_LIMITS, alerts: { perSecond: 0.001, burst: 2 } } });
  const frodo = await TestClient.guest(house.url);
  const path = (await frodo.post<CalendarInfo>('/api/calendar')).body.path ?? '';
  const statuses: number[] = [];
  for (let time = 0; time < 3; time++) statuses.push((await fetch(`${house.url}${path}`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  await house.close();
});
