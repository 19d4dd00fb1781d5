import { asId } from '#kernel/id.ts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameIds } from '#games';
import type { Lesson } from '#games/lesson.ts';
import { ForcedRandom, Match, SeededRandom, type State, type Seat } from '#kernel';
import type { Now, ServerMessage } from '#wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame } from '../local/loadGame.ts';
import { type LocalStart, LOCAL_TABLE } from '../local/localStart.ts';
import type { LoadedGame } from '#bots/loaded-game.ts';
import { LocalTable } from '../local/LocalTable.ts';
import { gameOf, startOf } from './lessonStart.ts';
import { hasLessons, lessonsOf } from '../game/lessons.ts';

/** Every lesson, as data against the rules: if a rule changes so that a lesson no longer holds, it is seen here. */

const LESSONS: readonly (readonly [string, Lesson])[] = (
  await Promise.all(gameIds().map(async (game) => (await lessonsOf(game)).map((lesson) => [game, lesson] as const)))
).flat();

const NAMED = LESSONS.map(([game, lesson]) => ({ name: `${game}: ${lesson.id}`, game, lesson }));

type Words = { readonly [key: string]: string | Words };

const wordsOf = (game: string, language: string): Words =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../games/${game}/lessons/locale/${language}.json`, import.meta.url)), 'utf8'));

const flat = (tLesson: Words, prefix = ''): string[] =>
  Object.entries(tLesson).flatMap(([key, value]) => (typeof value === 'string' ? [`${prefix}${key}`] : flat(value, `${prefix}${key}.`)));

/** How many sentences a slip says; what is to be done is another. */
const sentencesIn = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;
const MOST_SENTENCES = 2;
/** So much of a slip is read on a phone without hiding what it points at. */
const MOST_LETTERS = 170;

const reader = (game: string) => ({ game, name: 'Kasia', motion: 'full' }) as const;

const nowIn = (heard: readonly ServerMessage[]): Now => {
  const told = heard.findLast((message) => 'now' in message);
  if (told === undefined || !('now' in told)) throw new Error('no moment was told');
  return told.now;
};

/** The table as the page sees it, after what the others were to do first. */
function momentOf(start: LocalStart, opened: LoadedGame): Now {
  const heard: ServerMessage[] = [];
  const table = new LocalTable(start, opened, (message) => heard.push(message));
  table.receive({ t: 'watch', table: LOCAL_TABLE });
  while (vi.getTimerCount() > 0 && nowIn(heard).turns.every(({ options }) => options.length === 0)) vi.advanceTimersToNextTimer();
  table.close();
  return nowIn(heard);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('there are lessons', () => {
  expect(LESSONS.length).toBeGreaterThan(0);
  expect(gameIds().filter(hasLessons)).toEqual([...new Set(LESSONS.map(([game]) => game))]);
});

describe.each(NAMED)('$name', ({ game, lesson }) => {
  it('at every step the reader is asked or sees how it ended, and what is awaited is among what he may do', async () => {
    const opened = await loadGame(game);
    for (const [index, { id, awaits }] of lesson.steps.entries()) {
      const { turns, phase } = momentOf(startOf(reader(game), lesson, index), opened);
      const options = turns.flatMap((turn) => turn.options);
      if (phase === 'playing' || awaits !== undefined) expect(options.length, id).toBeGreaterThan(0);
      if (awaits !== undefined) expect(options, id).toContainEqual(awaits);
    }
  });

  it('what the others do is possible, and chance is prepared for exactly what happens', async () => {
    const { game: rules } = await loadGame(game);
    const box: unknown = rules.content.read(rules.content.standard);
    let match: Match<State> | null = null;
    let random = new ForcedRandom([], new SeededRandom(1));
    let seat: Seat = 0;
    const begun = (): Match<State> => {
      if (match === null) throw new Error('The first step of a lesson sets the scene');
      return match;
    };
    for (const [index, step] of lesson.steps.entries()) {
      const { scene } = step;
      if (scene !== undefined) {
        seat = asId(scene.seats.indexOf('me'));
        const draws = startOf(reader(game), lesson, index).draws ?? [];
        random = new ForcedRandom(draws, new SeededRandom(1));
        match =
          'position' in scene.from
            ? Match.resume<State, unknown, unknown>(rules, { state: rules.position.read(scene.from.position, box), random })
            : Match.begin<State, unknown, unknown>(rules, { box, options: scene.from.options, seats: scene.seats.length, random });
        for (const reply of scene.replies ?? []) expect(match.apply(asId(reply.seat), reply.action), step.id).toMatchObject({ ok: true });
        expect(draws.length - random.left, `${step.id}: draws of the scene`).toBe(scene.draws?.length ?? 0);
      }
      const { left } = random;
      if (step.awaits !== undefined) expect(begun().apply(seat, step.awaits), step.id).toMatchObject({ ok: true });
      for (const reply of step.replies ?? []) expect(begun().apply(asId(reply.seat), reply.action), step.id).toMatchObject({ ok: true });
      if (step.byItself !== undefined) {
        expect(begun().options(seat), step.id).toEqual([step.byItself]);
        begun().apply(seat, step.byItself);
      }
      expect(left - random.left, `${step.id}: draws`).toBe(step.draws?.length ?? 0);
      const isLastOfScene = index + 1 === lesson.steps.length || lesson.steps[index + 1]?.scene !== undefined;
      if (!isLastOfScene && begun().state.outcome === null) expect(begun().waitingList(), step.id).toContain(seat);
    }
  });

  it('ends in a game that can be played, with words of help for questions that exist', async () => {
    const opened = await loadGame(game);
    const level = lesson.game.level ?? 'random';
    expect(Object.keys(opened.levels)).toContain(level);
    const { turns } = momentOf(gameOf(reader(game), lesson, level, 5), opened);
    expect(turns.some(({ options }) => options.length > 0)).toBe(true);
    const locale: Words = JSON.parse(readFileSync(fileURLToPath(new URL(`../../games/${game}/locale/en.json`, import.meta.url)), 'utf8'));
    const prompts = new Set(flat(locale).map((key) => key.replace(/_(one|other|help)$/, '')));
    expect(lesson.game.hints.filter(({ prompt }) => !prompts.has(`prompt.${prompt}`))).toEqual([]);
    expect(lesson.game.hints.length).toBeGreaterThan(0);
  });

  it.each(['en', 'pl'])('has every word, and no word too many: %s', (language) => {
    const { [lesson.id]: own = {}, intro } = wordsOf(game, language);
    const wanted = [
      'name',
      'end',
      ...lesson.steps.flatMap(({ id, awaits }) => [`${id}.title`, `${id}.text`, ...(awaits === undefined ? [] : [`${id}.act`])]),
      ...lesson.game.hints.flatMap(({ id }) => [`${id}.title`, `${id}.text`]),
    ];
    expect(new Set(wanted).size).toBe(wanted.length);
    expect(flat(typeof own === 'string' ? {} : own).sort()).toEqual(wanted.sort());
    for (const slip of Object.values(typeof own === 'string' ? {} : own)) {
      if (typeof slip === 'string') continue;
      const { text } = slip;
      if (typeof text !== 'string') throw new Error('A slip has a text');
      expect(sentencesIn(text), text).toBeLessThanOrEqual(MOST_SENTENCES);
      expect(text.length, text).toBeLessThanOrEqual(MOST_LETTERS);
    }
    expect(flat(typeof intro === 'object' ? intro : {}).sort()).toEqual(['aim', 'tale', 'turn.one', 'turn.three', 'turn.two']);
  });
});
