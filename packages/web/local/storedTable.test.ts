import { unchecked, verify } from '#kernel';
import { openGame } from '#games';
import type { ServerMessage } from '#wire';
import { describe, expect, it } from 'vitest';
import { recordFrom } from '../offline/offlineRecord.ts';
import { tableFileOf, parseTableFile, replayTableFile } from '../offline/tableFile.ts';
import { type StoredEntry, type StoredStatus, type StoredLocalTable, startFrom } from './storedTable.ts';
import { loadGame } from './loadGame.ts';
import { Outbox } from './outbox.ts';
import { LocalTable } from './LocalTable.ts';

const PLAN: StoredLocalTable['plan'] = {
  id: 'offline-0123456789abcdef0123456789abcdef',
  game: 'journey-to-mordor',
  options: { first: 0 },
  seats: [
    { kind: 'me', name: 'Kasia' },
    { kind: 'me', name: 'Staś' },
  ],
  seal: { version: 2, secret: '00'.repeat(32), contributions: ['mellon 01', 'mellon 02'] },
  madeAt: 0,
};

/** A table whose keeper is a list, told in the order in which things are kept and told. */
class Kept {
  readonly entries: StoredEntry[] = [];
  readonly course: string[] = [];
  readonly heard: ServerMessage[] = [];
  moment: StoredStatus | null = null;
  plan = PLAN;

  get table(): StoredLocalTable {
    return { plan: this.plan, entries: this.entries.length, moment: this.moment, updatedAt: 0 };
  }

  async open(): Promise<LocalTable> {
    const start = startFrom(this.table, [...this.entries], 0, 1);
    return new LocalTable(
      start,
      await loadGame(start.game),
      (message) => {
        this.course.push(message.t);
        this.heard.push(message);
      },
      (entry, moment) => {
        this.course.push(`kept ${entry.kind}`);
        this.entries.push(entry);
        this.moment = moment;
      },
    );
  }
}

const watch = { t: 'watch', table: PLAN.id } as const;
const choose = (seat: number, hobbit: string, seen: number, id = `${seat}-${hobbit}`) =>
  ({ t: 'act', table: PLAN.id, id, seat, seen, action: { type: 'chooseHobbit', hobbit } }) as const;

describe('a table that is kept in the browser', () => {
  it('keeps before it tells, and goes on from what is kept: chronicle, way back, repeats', async () => {
    const kept = new Kept();
    const first = await kept.open();
    first.receive(watch);
    const seen = kept.heard.flatMap((message) => ('now' in message ? [message.now.seen] : []));
    first.receive(choose(0, 'frodo', seen.at(-1) ?? 0));
    expect(kept.course).toEqual(['kept setup', 'table', 'kept action', 'update']);
    first.close();

    const second = await kept.open();
    second.receive(watch);
    const told = kept.heard.at(-1);
    expect(told).toMatchObject({ t: 'table', info: { id: PLAN.id, offline: true }, now: { waiting: [1] } });
    expect(told?.t === 'table' && told.events.map(({ type }) => type)).toContain('hobbitChosen');
    // What was sent and not heard of before the page was left is not done twice.
    second.receive(choose(0, 'frodo', seen.at(-1) ?? 0));
    expect(kept.heard.at(-1)).toMatchObject({ t: 'done', id: '0-frodo' });
    second.receive({ t: 'undo', table: PLAN.id, id: 'back', seat: 0, seen: 0 });
    expect(kept.heard.at(-1)).toMatchObject({ t: 'update', done: 'back', now: { waiting: [0] } });
    second.close();

    const third = await kept.open();
    third.receive({ t: 'resign', table: PLAN.id, id: 'enough', seat: 0 });
    expect(kept.table.moment?.phase).toBe('finished');
    const record = await recordFrom(kept.table, kept.entries);
    expect(record).toMatchObject({ offline: true, actions: [{ action: 'resign' }] });
    expect(verify(await openGame(PLAN.game), record)).toMatchObject({ chance: 'proved', derivation: 2 });
  });

  it('goes on from the state where changed rules would lead elsewhere, and has no record then', async () => {
    const kept = new Kept();
    (await kept.open()).receive(choose(0, 'sam', 0));
    const at = await kept.open();
    at.receive(watch);
    const before = kept.heard.at(-1);
    // As if other rules had written it down.
    const strange: StoredEntry = { ...kept.entries[0], kind: 'action', seat: 1, action: { type: 'roll' } };
    kept.entries.splice(1, 0, strange);
    (await kept.open()).receive(watch);
    expect(kept.heard.at(-1)).toMatchObject({ t: 'table', now: before?.t === 'table' ? { view: before.now.view } : {} });
    (await kept.open()).receive({ t: 'resign', table: PLAN.id, id: 'enough', seat: 0 });
    await expect(recordFrom(kept.table, kept.entries)).rejects.toMatchObject({ code: 'other-rules' });
  });

  it('gives no record before the end', async () => {
    const kept = new Kept();
    (await kept.open()).close();
    await expect(recordFrom(kept.table, kept.entries)).rejects.toMatchObject({ code: 'not-over' });
  });
});

describe('the mouth of such a table', () => {
  it('tells nothing before it is written, and nothing at all once something could not be', async () => {
    const course: string[] = [];
    const outlet = new Outbox<string>(
      (message) => course.push(message),
      (error) => course.push(String(error)),
    );
    let written: (() => void) | undefined;
    outlet.persist(
      () =>
        new Promise((resolve) => {
          written = resolve;
        }),
    );
    outlet.emit('first');
    await Promise.resolve();
    await Promise.resolve();
    expect(course).toEqual([]);
    written?.();
    outlet.persist(() => Promise.reject(new Error('no room')));
    outlet.emit('second');
    await expect.poll(() => course).toEqual(['first', 'Error: no room']);
  });
});

describe('a table that is saved before its game is over', () => {
  const begun = async (): Promise<Kept> => {
    const kept = new Kept();
    const at = await kept.open();
    at.receive(choose(0, 'frodo', 1));
    at.receive({ t: 'undo', table: PLAN.id, id: 'back', seat: 0, seen: 0 });
    at.receive(watch);
    const told = kept.heard.at(-1);
    at.receive(choose(0, 'sam', told?.t === 'table' ? told.now.seen : 0));
    at.close();
    return kept;
  };

  it('is the same table when it is read again, with its chronicle and its chance', async () => {
    const kept = await begun();
    expect(kept.entries.map(({ kind }) => kind)).toEqual(['setup', 'action', 'undo', 'action']);
    const file = unchecked<unknown>(JSON.parse(JSON.stringify(await tableFileOf(kept.table, kept.entries, 'Not Boromir'))));
    const { table, entries, note } = await replayTableFile(parseTableFile(file));
    expect(note).toBe('Not Boromir');
    expect(table.moment).toEqual(kept.moment);
    expect(entries.map(({ told, draws, action }) => ({ told, draws, action }))).toEqual(
      kept.entries.map(({ told, draws, action }) => ({ told, draws, action })),
    );
  });

  it('is refused where it is damaged, whatever was changed', async () => {
    const kept = await begun();
    const file = await tableFileOf(kept.table, kept.entries, '');
    const done = [...file.done];
    const damaged: readonly unknown[] = [
      null,
      [],
      {},
      { ...file, version: 2 },
      { ...file, done: [] },
      { ...file, done: done.slice(1) },
      { ...file, done: [...done, done[0]] },
      { ...file, done: [{ ...done[0], seat: 7 }, ...done.slice(1)] },
      { ...file, done: done.map((each) => ({ ...each, at: 'now' })) },
      { ...file, plan: { ...file.plan, id: '../table' } },
      { ...file, plan: { ...file.plan, game: 'chess' } },
      { ...file, plan: { ...file.plan, seats: [{ kind: 'bot', level: 'casual' }] } },
      { ...file, plan: { ...file.plan, seal: { ...file.plan.seal, secret: 'no' } } },
    ];
    for (const given of damaged) expect(() => parseTableFile(given)).toThrow(expect.objectContaining({ fault: 'form' }));
    const untrue = [
      { ...file, hash: '' },
      { ...file, done: done.slice(0, -1) },
      { ...file, done: [...done, { ...done[3], seat: 0 }] },
    ];
    for (const given of untrue) await expect(replayTableFile(parseTableFile(given))).rejects.toMatchObject({ fault: 'rules' });
  });
});
