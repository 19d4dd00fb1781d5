import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../start.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';

let house: RunningServer;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Frodo and Merry at one screen, Sam at another, and somebody who only watches. */
async function gather(game: string) {
  const [screen, sam, watcher] = await Promise.all([house.url, house.url, house.url].map((url) => TestClient.arrive(url)));
  const { table } = await screen.setTable({ game, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'hot-seat', name: 'Merry' }] });
  await screen.watch(table);
  await sam.post(`/api/tables/${table}/join`);
  await TestClient.together(table, [screen, sam, watcher]);
  return { screen, sam, watcher, table };
}

type Gathered = Awaited<ReturnType<typeof gather>>;

/** Plays with whoever is asked, and looks at the screen after each decision, until that was enough. */
async function play({ screen, sam, watcher, table }: Gathered, enough: (decisions: number) => boolean, look: () => void) {
  const people = [screen, sam, watcher];
  for (let count = 0; !enough(count); count++) {
    const asked = [screen, sam].find((each) => each.follow(table).now.turns.some(({ options }) => options.length > 0));
    const turn = asked?.follow(table).now.turns.find(({ options }) => options.length > 0);
    if (asked === undefined || turn === undefined) return;
    const answer = await asked.act(table, turn.seat, turn.options[count % turn.options.length]);
    if (answer.t !== 'done') throw new Error(JSON.stringify(answer));
    // Everybody has been told when everybody has come back to an answer of their own.
    await Promise.all(people.map((each) => each.ask({ t: 'explain', table, seat: 6, action: { type: 'nothing' } })));
    look();
  }
}

describe('several people at one screen', () => {
  it('see a game with secrets through the eyes of the one who is asked, and otherwise as watchers do', async () => {
    const gathered = await gather('battle-for-middle-earth');
    const { screen, sam, watcher, table } = gathered;
    const through = new Set<number | string>();
    const toldSecrets = () => sam.follow(table).now.seen > watcher.follow(table).now.seen;
    // Everybody has been asked and has learned something in secret, whatever the deal.
    await play(
      gathered,
      (decisions) => decisions >= 60 && through.size === 3 && toldSecrets(),
      () => {
        const { now, events } = screen.follow(table);
        const open = watcher.follow(table);
        const asked = now.waiting.filter((seat) => seat !== 1);
        through.add(now.eyes);
        expect(now.eyes).toBe(asked[0] ?? 'spectator');
        if (now.eyes === 'spectator') expect(now.view).toEqual(open.now.view);
        else expect(now.view).not.toEqual(open.now.view);
        expect(now.turns.filter(({ options }) => options.length > 0).map(({ seat }) => seat)).toEqual(asked.slice(0, 1));
        expect(events).toEqual(open.events);
        expect(now.seen).toBe(open.now.seen);
        expect([sam.follow(table).now.eyes, open.now.eyes]).toEqual([1, 'spectator']);
      },
    );
    expect([...through].sort()).toEqual([0, 2, 'spectator']);
    // Sam alone hears what is for his ears, so the game did tell secrets.
    expect(toldSecrets()).toBe(true);
    const before = screen.follow(table);
    await screen.disconnect();
    const back = await screen.at(house.url);
    const { now, events } = await back.watch(table);
    // Of a long chronicle whoever comes back is told the end; older pages are fetched when they are wanted.
    expect(events.length).toBeGreaterThan(0);
    expect([now, events]).toEqual([before.now, before.events.slice(-events.length)]);
  });

  it('keep the eyes of their first seat where nothing is secret', async () => {
    const gathered = await gather('journey-to-mordor');
    const { screen, watcher, table } = gathered;
    await play(
      gathered,
      (decisions) => decisions >= 25,
      () => {
        const { now } = screen.follow(table);
        expect(now.eyes).toBe(now.waiting.find((seat) => seat !== 1) ?? 0);
        expect(now.view).toEqual(watcher.follow(table).now.view);
      },
    );
  });
});
