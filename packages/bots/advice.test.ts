import { gameIds, openGame } from '#games';
import { Match, SeededRandom, seatList, type State } from '#kernel';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { advise } from './advice.ts';
import { choose } from './choose.ts';
import { adviserOf, findBot } from './registry.ts';

/** So many decisions of a game are asked about, spread over its beginning. */
const ASKED = 12;

/** War's adviser looks ahead for long: hurried it answers with what it has. */
const hurry = (): boolean => true;

function* moments(game: Awaited<ReturnType<typeof openGame>>, seed: number) {
  const match = Match.begin<State, unknown, unknown>(game, {
    box: game.content.read(game.content.standard),
    options: {},
    seats: 2,
    random: new SeededRandom(seed),
  });
  for (let asked = 0; asked < ASKED && match.state.outcome === null; asked++) {
    const [seat] = seatList(match.waiting());
    yield { match, seat };
  }
}

describe.each(gameIds())('%s', (id) => {
  it('what is advised is offered, its reasons have words, and the real state is never thought about', async () => {
    const game = await openGame(id);
    const [explain, bot] = await Promise.all([adviserOf(id), findBot(id, 'casual')]);
    const words = ['en', 'pl'].map((language): { readonly why: object } =>
      JSON.parse(readFileSync(new URL(`../games/${id}/locale/${language}.json`, import.meta.url), 'utf8')),
    );
    const told = new Set<string>();
    for (const { match, seat } of moments(game, 5)) {
      const dealt: State[] = [];
      const watched = {
        ...game,
        redeal(...given: Parameters<typeof game.redeal>) {
          dealt.push(given[0]);
          return game.redeal(...given);
        },
      };
      const advice = advise(watched, explain, match.state, seat, 7, hurry);
      expect(match.options(seat)).toContainEqual(advice.action);
      // It is dealt anew before anybody thinks about it, and whatever is imagined after that is made of what was dealt.
      expect(dealt[0]).toBe(match.state);
      expect(dealt.slice(1)).not.toContain(match.state);
      for (const { topic } of advice.reasons) told.add(topic);
      match.apply(seat, choose(game, bot, match.state, seat, 3));
    }
    for (const { why } of words) for (const topic of told) expect(why).toHaveProperty(topic, expect.any(String));
    expect(told.size).toBeGreaterThan(0);
  });
});
