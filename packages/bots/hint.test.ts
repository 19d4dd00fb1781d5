import { gameIds, openGame } from '#games';
import { Match, SeededRandom, seatList, type State } from '#kernel';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hintFor } from './hint.ts';
import { choose } from './choose.ts';
import { bestExplainerOf, findBot } from './registry.ts';

/** Number of decisions per game to check, spread over its beginning. */
const ASKED = 12;

/** War's explainer searches long; with a deadline in the past it answers at once. */
const isTimeUp = (): boolean => true;

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
    const [explain, bot] = await Promise.all([bestExplainerOf(id), findBot(id, 'casual')]);
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
      const advice = hintFor(watched, explain, match.state, seat, 7, isTimeUp);
      expect(match.options(seat)).toContainEqual(advice.action);
      // The hint is computed from a determinized state: every later world is sampled from that one.
      expect(dealt[0]).toBe(match.state);
      expect(dealt.slice(1)).not.toContain(match.state);
      for (const { topic } of advice.reasons) told.add(topic);
      match.apply(seat, choose(game, bot, match.state, seat, 3));
    }
    for (const { why } of words) for (const topic of told) expect(why).toHaveProperty(topic, expect.any(String));
    expect(told.size).toBeGreaterThan(0);
  });
});
