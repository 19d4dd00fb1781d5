import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HuntView } from '#games/hunt-for-the-ring/view/view.ts';
import { SeededRandom, unchecked } from '#kernel';
import { EVERYTHING, type SeatTurn } from '#wire';
import type { RunningServer } from '../start.ts';
import { orderPause } from '../table/runners/standing-order-runner.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';

let house: RunningServer;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function gather(game: string, options: object = {}) {
  const [frodo, sam] = await Promise.all([TestClient.arrive(house.url), TestClient.arrive(house.url)]);
  const { table } = await frodo.setTable({ game, options, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await sam.post(`/api/tables/${table}/join`);
  await TestClient.together(table, [frodo, sam]);
  return { frodo, sam, table };
}

const turnOf = (person: TestClient, table: string): SeatTurn | undefined =>
  person.follow(table).now.turns.find(({ options }) => options.length > 0);

/** Everybody has heard all that was to be heard before the answer to a question of his own. */
const settled = (table: string, ...people: TestClient[]) =>
  Promise.all(people.map((each, seat) => each.ask({ t: 'explain', table, seat, action: { type: 'nothing' } })));

/** Whoever is asked plays, as lots fall, until `enough` says so before a decision; answers who is asked then, or null when the game is over before. */
async function playUntil(
  table: string,
  people: readonly TestClient[],
  enough: (person: TestClient, turn: SeatTurn) => boolean,
): Promise<SeatTurn | null> {
  const lots = new SeededRandom(7);
  const isOver = (person: TestClient): boolean => person.follow(table).now.phase === 'finished';
  for (;;) {
    const person = await Promise.race(
      people.map((each) => each.until(() => turnOf(each, table) !== undefined || isOver(each)).then(() => each)),
    );
    const turn = turnOf(person, table);
    if (turn === undefined) {
      if (isOver(person)) return null;
      continue;
    }
    if (enough(person, turn)) return turn;
    const answer = await person.act(table, turn.seat, turn.options[lots.below(turn.options.length)]);
    if (answer.t === 'done') await Promise.all(people.map((each) => settled(table, each)));
  }
}

const GAMES = 8;

/** Each game is another one, and in some of them nothing comes of it: then the next one is played. */
async function inSomeGame(story: () => Promise<boolean>): Promise<void> {
  for (let game = 0; game < GAMES; game++) if (await story()) return;
  throw new Error(`Nothing came of it in ${GAMES} games`);
}

/** Plays a card after which one may attack, and is asked for nothing else: what some cards summon would be another question first. */
async function afterPlaying(person: TestClient, table: string): Promise<SeatTurn | undefined> {
  for (const play of turnOf(person, table)?.options.filter(({ type }) => type === 'play') ?? []) {
    await person.act(table, 0, play);
    const turn = turnOf(person, table);
    if (turn?.prompt?.id !== 'summons') return turn;
    await person.ask({ t: 'undo', table, seat: 0, seen: person.follow(table).now.seen });
  }
  throw new Error('Nothing can be played at the beginning');
}

describe('a standing order', () => {
  it('answers for one person, tells the others nothing of itself, and is gone when its answer is taken back', async () => {
    const { frodo, sam, table } = await gather('battle-for-middle-earth', { first: 0 });
    const turn = await afterPlaying(frodo, table);
    const kind = turn?.prompt?.id ?? '';
    expect(turn?.untils).toEqual(['always']);
    await settled(table, frodo, sam);
    // An order of another seat, for another moment or with no such end is none.
    expect(await sam.ask({ t: 'order', table, seat: 0, kind, until: 'always' })).toMatchObject({ t: 'refused', code: 'not-your-seat' });
    expect(await frodo.ask({ t: 'order', table, seat: 0, kind: 'summons', until: 'always' })).toMatchObject({ code: 'wrong-moment' });
    expect(await frodo.ask({ t: 'order', table, seat: 0, kind, until: 'tomorrow' })).toMatchObject({ code: 'wrong-moment' });
    const before = sam.heard.length;
    expect((await frodo.ask({ t: 'order', table, seat: 0, kind, until: 'always' })).t).toBe('done');
    await frodo.until(() => frodo.follow(table).now.waiting.includes(1), 'the answer of the order');
    expect(frodo.follow(table).now.orders).toEqual([{ seat: 0, kind, until: 'always', answers: false }]);
    await sam.until(() => turnOf(sam, table));
    // What Sam hears is that the turn has ended, once, in one message, as if Frodo had ended it himself.
    expect(sam.heard.slice(before).map(({ t }) => t)).toEqual(['update']);
    expect(sam.follow(table).now.orders).toBeUndefined();

    await frodo.ask({ t: 'undo', table, seat: 0, seen: frodo.follow(table).now.seen });
    await frodo.until(() => turnOf(frodo, table)?.prompt?.id === kind, 'the question');
    await frodo.until(() => frodo.follow(table).now.orders === undefined, 'the end of the order');
    await settled(table, frodo);
    expect(turnOf(frodo, table)?.prompt?.id).toBe(kind);

    // One for everything takes the place of the others, and is as good as each of them.
    await frodo.ask({ t: 'order', table, seat: 0, kind, until: 'always' });
    await frodo.until(() => frodo.follow(table).now.waiting.includes(1), 'the answer of the order');
    await frodo.ask({ t: 'undo', table, seat: 0, seen: frodo.follow(table).now.seen });
    await frodo.until(() => turnOf(frodo, table)?.prompt?.id === kind, 'the question');
    await frodo.ask({ t: 'order', table, seat: 0, kind: EVERYTHING, until: 'always' });
    await frodo.until(() => frodo.follow(table).now.waiting.includes(1), 'the answer of the order');
    expect(frodo.follow(table).now.orders).toMatchObject([{ kind: EVERYTHING }]);
  });

  it('ends by itself with what it was given for, and can be taken back before', () =>
    inSomeGame(async () => {
      const { frodo, sam, table } = await gather('hunt-for-the-ring', { mode: 'part1' });
      const people = [frodo, sam];
      const asked = (person: TestClient, { untils, prompt }: SeatTurn): boolean =>
        person === frodo && untils !== undefined && prompt !== null;
      const first = await playUntil(table, people, asked);
      if (first === null) return false;
      expect(first.untils).toEqual(['turn', 'part', 'always']);
      const early = first.prompt?.id ?? '';
      await frodo.ask({ t: 'order', table, seat: 0, kind: early, until: 'part' });
      expect(frodo.follow(table).now.orders).toMatchObject([{ kind: early, until: 'part' }]);
      await frodo.ask({ t: 'order', table, seat: 0, kind: early, until: null });
      expect(frodo.follow(table).now.orders).toBeUndefined();
      const kind = (await playUntil(table, people, asked))?.prompt?.id ?? '';
      await frodo.ask({ t: 'order', table, seat: 0, kind, until: 'turn' });
      // It stands as long as the turn does: then the same is asked again.
      const again = await playUntil(table, people, (person, turn) => {
        const isAgain = person === frodo && turn.prompt?.id === kind;
        expect(isAgain && frodo.follow(table).now.orders !== undefined).toBe(false);
        return isAgain;
      });
      return again !== null;
    }));

  it('may stand only where passing costs nothing: a search in vain is answered, and whoever is still asked has something to lose', () =>
    inSomeGame(async () => {
      const { frodo, sam, table } = await gather('hunt-for-the-ring', { mode: 'part1' });
      const costs = (): boolean => {
        const { inquiry, mine } = unchecked<HuntView>(frodo.follow(table).now.view);
        if (inquiry === null || mine?.role !== 'ring-bearer') throw new Error('Frodo is asked nothing');
        return mine.log.includes(inquiry.target) || mine.information.some(({ area, state }) => area === inquiry.target && state === 'held');
      };
      const isSearched = (person: TestClient, turn: SeatTurn): boolean => person === frodo && turn.prompt?.id === 'reactSearch';
      const order = (kind: string) => frodo.ask({ t: 'order', table, seat: 0, kind, until: 'always', harmless: true });
      const first = await playUntil(table, [frodo, sam], (person, turn) => isSearched(person, turn) && !costs());
      if (first === null) return false;
      expect(first.mayBeHarmless).toBe(true);
      expect(await order(EVERYTHING)).toMatchObject({ t: 'refused', code: 'wrong-moment' });
      const before = sam.follow(table).events.length;
      expect((await order('reactSearch')).t).toBe('done');
      await sam.until(
        () =>
          sam
            .follow(table)
            .events.slice(before)
            .some(({ type }) => type === 'searchNo'),
        'the answer of the order',
      );
      expect(frodo.follow(table).now.orders).toMatchObject([{ kind: 'reactSearch', until: 'always', harmless: true }]);
      expect(sam.follow(table).now.orders).toBeUndefined();
      // Some turns more: an order that answered too little, or a question of another kind, would be seen.
      let decisions = 0;
      await playUntil(table, [frodo, sam], (person, turn) => {
        if (isSearched(person, turn)) expect(costs()).toBe(true);
        return decisions++ > 40;
      });
      return true;
    }));
});

it('the pause before an order answers is drawn anew each time, and from nothing but the pause of the house', () => {
  const pauses = Array.from({ length: 400 }, () => orderPause(400));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(400);
  expect(Math.max(...pauses)).toBeLessThan(800);
  expect(new Set(pauses).size).toBeGreaterThan(100);
  expect(orderPause(0)).toBe(0);
});
