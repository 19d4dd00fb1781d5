import './learn.css';
import { SHELF } from '#games';
import type { Lesson } from '#games/lesson.ts';
import { Icon, type Words } from '#look';
import { For, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { learnLessons, lessonWords, say } from '../i18n.ts';
import { LostPage } from '../pages/Lost.tsx';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { Vignette } from '../ui/Vignette.tsx';
import { keepProgress, progressIn } from './kept.ts';
import { LessonPage } from './LessonPage.tsx';
import { hasLessons, lessonsOf } from './lessons.ts';

/** How a game is learned: its tale, its aim, the shape of a turn; then the lessons, which are played. */
export function LearnPage(props: { readonly game: string; readonly lesson: string | null }): JSX.Element {
  const lessons = ask(
    () => (hasLessons(props.game) ? props.game : null),
    async (game) => {
      const [found] = await Promise.all([lessonsOf(game), learnLessons(game)]);
      return found;
    },
  );
  const words = lessonWords(props.game);
  const chosen = () => lessons.value()?.find(({ id }) => id === props.lesson) ?? null;
  const after = (lesson: Lesson): Lesson | null => {
    const all = lessons.value() ?? [];
    return all[all.indexOf(lesson) + 1] ?? null;
  };
  const heading = () => (SHELF.some(({ id }) => id === props.game) ? say('learn.title', { game: say(`shelf.${props.game}.title`) }) : '');
  return (
    <Show when={hasLessons(props.game)} fallback={<LostPage />}>
      <Show
        when={lessons.value() !== undefined ? { lesson: chosen() } : false}
        keyed
        fallback={
          <Page title={heading()}>
            <Show when={lessons.error() === null} fallback={<Fault error={lessons.error()} again={lessons.again} />}>
              <Ruled />
            </Show>
          </Page>
        }
      >
        {({ lesson }) =>
          lesson === null ? (
            <Introduction game={props.game} heading={heading()} lessons={lessons.value() ?? []} words={words} />
          ) : (
            <LessonPage game={props.game} lesson={lesson} next={after(lesson)} words={words} />
          )
        }
      </Show>
    </Show>
  );
}

const TURN = ['one', 'two', 'three'] as const;

function Introduction(props: {
  readonly game: string;
  readonly heading: string;
  readonly lessons: readonly Lesson[];
  readonly words: Words;
}): JSX.Element {
  return (
    <Page title={props.heading} class="learn">
      <div class="learn-tale">
        <div class="art" aria-hidden="true">
          <Vignette game={props.game} />
        </div>
        <p class="lead">{props.words('intro.tale')}</p>
      </div>
      <h2 class="rubric">{say('learn.aim')}</h2>
      <p>{props.words('intro.aim')}</p>
      <h2 class="rubric">{say('learn.turn')}</h2>
      <ol class="learn-turn">
        <For each={TURN}>{(line) => <li>{props.words(`intro.turn.${line}`)}</li>}</For>
      </ol>
      <h2 class="rubric">{say('learn.play')}</h2>
      <ul class="learn-lessons">
        <For each={props.lessons}>
          {(lesson, index) => (
            <LessonRow game={props.game} lesson={lesson} words={props.words} seal={index() === firstLeft(props.game, props.lessons)} />
          )}
        </For>
      </ul>
      <p class="learn-more">
        <a href={`/rules/${props.game}`}>{say('learn.rules')}</a> · <a href={`/new/${props.game}`}>{say('learn.new')}</a>
      </p>
    </Page>
  );
}

/** The lesson to go on with. */
const firstLeft = (game: string, lessons: readonly Lesson[]): number =>
  Math.max(
    0,
    lessons.findIndex(({ id }) => progressIn(game, id) !== 'done'),
  );

function LessonRow(props: { readonly game: string; readonly lesson: Lesson; readonly words: Words; readonly seal: boolean }): JSX.Element {
  const progress = progressIn(props.game, props.lesson.id);
  const begun = typeof progress === 'number' && progress > 0;
  const href = `/learn/${props.game}#${props.lesson.id}`;
  return (
    <li>
      <div>
        <b>{props.words(`${props.lesson.id}.name`)}</b>
        <small>
          {say('learn.minutes', { count: props.lesson.minutes })}
          {progress === 'done' ? ` · ${say('learn.done')}` : ''}
        </small>
      </div>
      <Show when={begun}>
        <a class="btn ghost" href={href} onClick={() => keepProgress(props.game, props.lesson.id, 0)}>
          {say('learn.again')}
        </a>
      </Show>
      <a class="btn" classList={{ seal: props.seal }} href={href}>
        <Icon name="open-book" />
        {say(begun ? 'learn.continue' : progress === 'done' ? 'learn.again' : 'learn.begin')}
        <span class="sr">: {props.words(`${props.lesson.id}.name`)}</span>
      </a>
    </li>
  );
}
