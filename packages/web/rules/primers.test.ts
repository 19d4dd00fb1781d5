import { asId } from '#kernel/id.ts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameIds, openGame } from '#games';
import type { Example, Primer } from '#games/primer.ts';
import { Match, SeededRandom, type State } from '#kernel';
import { describe, expect, it } from 'vitest';
import { hasPrimer, primerOf } from './primers.ts';

/** The rules to read, held against the rules that are played: every rule that is cited exists, every example can be done, or cannot, as it says. */

type Words = { readonly [key: string]: string | Words };

const wordsOf = (game: string, language: string): Words =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../games/${game}/primer/locale/${language}.json`, import.meta.url)), 'utf8'));

const flat = (tPrimer: Words, prefix = ''): string[] =>
  Object.entries(tPrimer).flatMap(([key, value]) => (typeof value === 'string' ? [`${prefix}${key}`] : flat(value, `${prefix}${key}.`)));

const PRIMERS: readonly { readonly game: string; readonly primer: Primer }[] = await Promise.all(
  gameIds().map(async (game) => {
    const primer = await primerOf(game);
    if (primer === undefined) throw new Error(`${game} has no rules to read`);
    return { game, primer };
  }),
);

const examplesOf = ({ chapters }: Primer): readonly Example[] => chapters.flatMap(({ examples }) => examples);
const pointsOf = ({ goal, turn, ends, chapters }: Primer) => [goal, ...turn, ...ends, ...chapters.flatMap(({ points }) => points)];

it('every game has rules to read', () => expect(gameIds().filter((game) => !hasPrimer(game))).toEqual([]));

describe.each(PRIMERS)('$game', ({ game, primer }) => {
  it('cites rules that exist, a chapter or an example each', async () => {
    const { ledger } = await openGame(game);
    const cited = [...pointsOf(primer).flatMap(({ rules }) => rules), ...examplesOf(primer).flatMap(({ barred }) => barred ?? [])];
    expect(cited.filter((rule) => !ledger.has(rule))).toEqual([]);
    expect(pointsOf(primer).filter(({ rules }) => rules.length === 0)).toEqual([]);
    expect(examplesOf(primer).length).toBeGreaterThan(3);
  });

  it.each(examplesOf(primer).map((example) => ({ name: example.id, example })))('example $name is true', async ({ example }) => {
    const rules = await openGame(game);
    const box: unknown = rules.content.read(rules.content.standard);
    const match = Match.resume<State, unknown, unknown>(rules, {
      state: rules.position.read(example.position, box),
      random: new SeededRandom(1),
    });
    for (const action of example.first ?? []) expect(match.apply(asId(example.seat), action)).toMatchObject({ ok: true });
    const refusal = match.explain(asId(example.seat), example.does);
    if (example.barred === undefined) expect(refusal).toBeNull();
    else expect(refusal?.rules).toContain(example.barred);
  });

  it.each(['en', 'pl'])('has every word, and no word too many: %s', (language) => {
    const wanted = [
      'goal',
      ...primer.turn.map(({ id }) => `turn.${id}`),
      ...primer.ends.map(({ id }) => `ends.${id}`),
      ...primer.chapters.flatMap(({ id, points, examples }) =>
        ['title', ...[...points, ...examples].map((each) => each.id)].map((word) => `chapter.${id}.${word}`),
      ),
    ];
    expect(new Set(wanted).size).toBe(wanted.length);
    expect(flat(wordsOf(game, language)).toSorted()).toEqual(wanted.toSorted());
  });
});
