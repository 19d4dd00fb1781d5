import { readFileSync } from 'node:fs';
import { describe as group, expect, it } from 'vitest';
import { openGame } from '#games';
import { describe, Match, readMove, SeededRandom } from '#kernel';
import { ShapeSample } from './shape-sample.ts';
import { protocolPages, observedPlayOf } from './pages.ts';

const ROOT = new URL('../../../', import.meta.url);

group('the protocol describes itself', () => {
  it('on pages that say what the rules declare today (made by npm run protocol)', async () => {
    for (const [game, page] of await protocolPages())
      expect(readFileSync(new URL(`docs/protocol/${game}.md`, ROOT), 'utf8'), game).toBe(page);
  });

  it('with an action for everything that is offered, and an event for everything that is told', async () => {
    const game = await openGame('war-of-the-ring');
    const box: unknown = game.content.read(game.content.standard);
    const told = describe(game, box);
    const match = Match.begin(game, { box, options: {}, seats: 2, random: new SeededRandom(3) });
    const chooser = new SeededRandom(4);
    for (let step = 0; match.state.outcome === null && step < 400; step++) {
      const [seat] = match.waitingList();
      const options = match.options(seat);
      const action = options[chooser.below(options.length)];
      expect(told.actions[action.type]?.schema.required, action.type).toEqual(Object.keys(action));
      expect(told.actions[action.type]?.steps).toContain(match.state.frames.at(-1)?.step);
      const answer = match.apply(seat, action);
      for (const { event } of answer.ok ? answer.events : [])
        expect(Object.keys(Object(told.events[event.type]?.properties)), event.type).toEqual(expect.arrayContaining(Object.keys(event)));
    }
  });

  it('with what follows an action, what it draws, and what is only there to be refused left out', async () => {
    const war = observedPlayOf(await openGame('war-of-the-ring'));
    expect([...(war.leads.get('moveMinion') ?? [])]).toEqual(['landMinion']);
    expect([...(war.draws.get('beginBattle') ?? [])]).toEqual(['open of 6 (1, 2, 3, 4, 5, 6)']);
    const journey = await openGame('journey-to-mordor');
    const told = describe(journey, journey.content.read(journey.content.standard));
    expect(told.actions.finishRolling).toMatchObject({ rule: 'JM-DICE-07', steps: ['setAside'] });
    expect(told.actions.finishRolling?.says).toContain('White Tree');
  });

  it('with areas that an action may name as views do', async () => {
    const { verbs, content } = await openGame('hunt-for-the-ring');
    const box: unknown = content.read(content.standard);
    expect(readMove(verbs, { type: 'ride', space: '10' }, box)).toBe(readMove(verbs, { type: 'ride', space: 10 }, box));
    expect(readMove(verbs, { type: 'ride', space: 'nowhere' }, box)).toMatch(
      /not one of its values \(.+ and \d+ others, which "describe" tells under "space"\)/,
    );
  });

  it('and tells what data looked like', () => {
    const seen = new ShapeSample();
    seen.add({ turn: 1, hand: ['a'], who: null });
    seen.add({ turn: 2, hand: [], who: 'me', late: true });
    expect(seen.lines('view')).toEqual([
      '- `view`: object',
      '  - `hand`: list of "a"',
      '  - `late` (not always): boolean',
      '  - `turn`: number',
      '  - `who`: null or "me"',
    ]);
    expect(seen.schema()).toEqual({
      type: 'object',
      properties: {
        hand: { type: 'array', items: { type: 'string', examples: ['a'] } },
        late: { type: 'boolean' },
        turn: { type: 'number' },
        who: { anyOf: [{ type: 'null' }, { type: 'string', examples: ['me'] }] },
      },
      required: ['hand', 'turn', 'who'],
    });
  });
});
