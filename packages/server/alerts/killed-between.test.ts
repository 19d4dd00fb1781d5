import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AlertsInfo, NewWay } from '#wire';
import type { StoreOptions } from '../store/open.ts';
import { type ChildOptions, ChildServer } from '../testing/child.ts';
import { TestClient } from '../testing/client.ts';
import { heldBack, onTheirWay, Places } from '../testing/places.ts';
import { type Holding, MailOffice, PushBrowser, Receiver } from '../testing/post-office.ts';
import { begun } from '../testing/rated.ts';
import { leave, moveOn } from '../testing/turns.ts';

/** Longer than any lease lasts, and than a try of which nothing is heard. */
const MEANWHILE = 120_000;
const NEVER = 1e9;
const WAYS = ['push', 'mail', 'webhook'] as const;
const places = new Places();
let office: MailOffice;
let receiver: Receiver;
beforeAll(async () => {
  office = await MailOffice.open();
  receiver = await Receiver.open();
});
afterAll(async () => {
  await Promise.all([office.close(), receiver.close()]);
  await places.clear();
});

/** A real server is killed at each step on which it brings one message by three ways; whoever receives it holds it there. In PostgreSQL all steps with `REDBOOK_WHOLE=1`, otherwise those at which something could get lost or come twice. */
describe.each(['sqlite', 'postgres'] as const)('a process that was killed (%s)', (kind) => {
  const atEveryStep = it.runIf(kind === 'sqlite' || process.env.REDBOOK_WHOLE === '1');
  let place: StoreOptions;
  let server: ChildServer | null = null;
  let [frodo, sam]: readonly [TestClient | null, TestClient | null] = [null, null];
  let later = 0;
  const browser = new PushBrowser('');

  /** After the last one has ended, and some minutes later. */
  async function open(options: ChildOptions = {}, alerts: ChildOptions['alerts'] = {}): Promise<void> {
    later += MEANWHILE;
    server = await ChildServer.open({
      ...place,
      later,
      pollInterval: 50,
      alerts: { url: 'https://redbook.example', smtp: office.url, friends: [receiver.host], gather: 0, gap: 0, ...alerts },
      ...options,
    });
  }

  const kill = async (): Promise<void> => {
    await server?.end('SIGKILL');
    server = null;
  };
  afterEach(kill);

  const url = (): string => {
    if (server === null) throw new Error('No server runs');
    return server.url;
  };

  const hold = (how: Holding): void => {
    [office.holding, receiver.holding] = [how, how];
    for (const arrivals of [office.mails, office.waiting, receiver.calls, receiver.waiting]) arrivals.clear();
  };

  const held = (): Promise<unknown> => Promise.all([office.waiting.until(1), receiver.waiting.until(2)]);

  /** Ids of what has come by each way. */
  const came = (): { readonly [way in (typeof WAYS)[number]]: readonly string[] } => ({
    mail: office.mails.all.map(({ headers }) => /^<([\w-]+)@/.exec(headers['message-id'] ?? '')?.[1] ?? ''),
    push: receiver.calls.all.filter(({ path }) => path === '/push').map((call) => browser.read(call).id),
    webhook: receiver.calls.all.filter(({ path }) => path === '/hook').map(({ headers }) => String(headers['idempotency-key'])),
  });

  const counts = (): number[] => WAYS.map((way) => came()[way].length);
  const everywhere = (count: number): number[] => WAYS.map(() => count);
  /** All that has come by one way is the same message. */
  const expectOneEach = (): void => expect(WAYS.map((way) => new Set(came()[way]).size)).toEqual(everywhere(1));

  const people = async (): Promise<readonly [TestClient, TestClient]> => {
    if (frodo === null || sam === null) throw new Error('They have come');
    return Promise.all([frodo.at(url()), sam.at(url())]);
  };

  /** It becomes the turn of somebody who is gone. */
  async function itIsHisTurn(): Promise<void> {
    const [one, other] = await people();
    const table = await begun(one, other, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    if (other.follow(table).now.turns.length > 0) await moveOn(other, table);
    await leave(other, one, table);
    await moveOn(one, table);
    await one.disconnect();
  }

  /** What is told last comes after everything else: by then, all that was to come has come. */
  async function tryEveryWay(): Promise<void> {
    const [, again] = await people();
    const { ways } = (await again.get<AlertsInfo>('/api/alerts')).body;
    const before = counts();
    for (const { id } of ways) await again.post(`/api/alerts/ways/${id}/try`);
    await expect.poll(counts).toEqual(before.map((count) => count + 1));
    await expect.poll(() => onTheirWay(place)).toBe(0);
    await again.disconnect();
  }

  beforeAll(async () => {
    place = await places.place(kind);
    await open();
    [frodo, sam] = [await TestClient.guest(url()), await TestClient.guest(url())];
    await sam.post('/api/alerts/wishes', { language: 'en', zone: 'UTC', quiet: null, away: 0 });
    const ways: readonly NewWay[] = [
      { kind: 'push', push: { ...browser.address, endpoint: `http://${receiver.host}/push` }, kinds: ['turn'] },
      { kind: 'mail', address: 'sam@shire.example', kinds: ['turn'] },
      { kind: 'webhook', url: `http://${receiver.host}/hook`, kinds: ['turn'] },
    ];
    hold(null);
    for (const way of ways) expect((await sam.post('/api/alerts/ways', way)).status).toBe(200);
    const [[mail], [call]] = [await office.mails.until(1), await receiver.calls.until(1)];
    for (const text of [mail?.text, call?.body.toString()])
      expect((await sam.post('/api/alerts/confirm', { code: /confirm#([\w.-]+)/.exec(text ?? '')?.[1] })).status).toBe(200);
    await kill();
  });

  atEveryStep('before it wrote down whom to tell: he is told, and once', async () => {
    hold(null);
    await open({ pollInterval: NEVER });
    await itIsHisTurn();
    await kill();
    expect([await heldBack(place, sam?.me.id ?? ''), await onTheirWay(place)]).toEqual([0, 0]);
    await open();
    await expect.poll(counts).toEqual(everywhere(1));
    await tryEveryWay();
  });

  atEveryStep('before it was due: he is told, and once', async () => {
    hold(null);
    await open({}, { gather: MEANWHILE / 2 });
    await itIsHisTurn();
    await expect.poll(() => heldBack(place, sam?.me.id ?? '')).toBe(1);
    await kill();
    expect(counts()).toEqual(everywhere(0));
    await open();
    await expect.poll(counts).toEqual(everywhere(1));
    await tryEveryWay();
  });

  it('before the other side had taken it: it comes, and once', async () => {
    await open();
    hold('unheard');
    await itIsHisTurn();
    await held();
    await kill();
    expect(counts()).toEqual(everywhere(0));
    hold(null);
    await open();
    await expect.poll(counts).toEqual(everywhere(1));
    await tryEveryWay();
  });

  it('when the other side had taken it and not said so: it comes once more, as the same, and no third time', async () => {
    await open();
    hold('unanswered');
    await itIsHisTurn();
    await held();
    await kill();
    expect(counts()).toEqual(everywhere(1));
    await open();
    await expect.poll(counts).toEqual(everywhere(2));
    expectOneEach();
    await kill();
    [office.holding, receiver.holding] = [null, null];
    await open();
    const [, again] = await people();
    const notes = async () => (await again.get<AlertsInfo>('/api/alerts')).body.ways.map(({ note }) => note);
    await expect.poll(notes).toEqual(everywhere(1).map(() => 'unsure'));
    expect(counts()).toEqual(everywhere(2));
    await again.disconnect();
  });

  atEveryStep('when it had noted that it came: it does not come again', async () => {
    hold(null);
    await open();
    await itIsHisTurn();
    await expect.poll(counts).toEqual(everywhere(1));
    await expect.poll(() => onTheirWay(place)).toBe(0);
    await kill();
    await open();
    await tryEveryWay();
    expect(counts()).toEqual(everywhere(2));
  });
});
