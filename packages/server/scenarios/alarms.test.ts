import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { Places } from '../testing/places.ts';

const doc = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const RULES = doc('alarms.rules.yml');

const places = new Places();
let told: { readonly sqlite: string; readonly postgres: string };

/** What a house tells after somebody has played there a little. */
async function metricsOf(kind: 'sqlite' | 'postgres'): Promise<string> {
  const house = await openHouse(await places.place(kind));
  try {
    const frodo = await TestClient.arrive(house.url);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }] });
    await frodo.watch(table);
    await frodo.playToEnd(table);
    await frodo.get('/api/no-such-thing');
    return (await frodo.get<string>('/metrics')).body;
  } finally {
    await house.close();
  }
}

beforeAll(async () => {
  told = { sqlite: await metricsOf('sqlite'), postgres: await metricsOf('postgres') };
});
afterAll(() => places.clear());

const names = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );

it('every number that an alarm speaks of is told by a house of one kind or the other', () => {
  const known = new Set([...names(told.sqlite), ...names(told.postgres)]);
  const spoken = new Set([...RULES.matchAll(/\b(?:redbook|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name));
  expect(spoken.size).toBeGreaterThan(15);
  expect([...spoken].filter((name) => !known.has(name))).toEqual([]);
});

it('every alarm has a paragraph that says what to do, and every paragraph an alarm', () => {
  const alarms = [...RULES.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const paragraphs = [...doc('alarms.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(paragraphs).toEqual(alarms);
});

it('every number of the house is explained on the page for operators', () => {
  const page = doc('operating.md');
  const own = [...names(told.sqlite), ...names(told.postgres)]
    .filter((name) => name.startsWith('redbook_'))
    .map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  expect([...new Set(own)].filter((name) => !page.includes(`\`${name}`)).sort()).toEqual([]);
});

it('tells requests by route, method and status, sockets, bots and who is there', () => {
  const line = (start: string): number =>
    Number(
      told.sqlite
        .split('\n')
        .find((each) => each.startsWith(start))
        ?.split(' ')
        .at(-1),
    );
  expect(line('redbook_http_seconds_count{route="/api/tables",method="POST",status="200"}')).toBe(1);
  expect(line('redbook_http_seconds_count{route="/api/*",method="GET",status="404"}')).toBe(1);
  expect(line('redbook_socket_messages_total{way="in"}')).toBeGreaterThan(5);
  expect(line('redbook_socket_bytes_total{way="out"}')).toBeGreaterThan(1000);
  expect(line('redbook_bot_seconds_count{game="journey-to-mordor",level="casual"}')).toBeGreaterThan(3);
  expect(line('redbook_bot_wait_seconds_count{kind="move"}')).toBeGreaterThan(3);
  for (const kind of ['move', 'hint', 'reason', 'bots']) expect(line(`redbook_bots_waiting{kind="${kind}"}`)).toBe(0);
  expect(line('redbook_active_tables{game="journey-to-mordor"}')).toBe(1);
  expect(line('redbook_active_people{game="journey-to-mordor"}')).toBe(1);
  expect(line('redbook_wal_bytes')).toBeGreaterThan(0);
  expect(line('redbook_disk_free_bytes')).toBeGreaterThan(0);
});
