import './learn.css';
import { SHELF } from '#games';
import type { Lesson } from '#games/lesson.ts';
import { Icon } from '#look';
import { For, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { dynamicText, t } from '../i18n/i18n.ts';
import { type LessonWords, lessonTranslator, loadLessonTexts } from '../i18n/lessonsTexts.ts';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { GameHead } from '../ui/GameHead.tsx';
import { storeProgress, storedProgress } from './progressStorage.ts';
import { LessonPage } from './LessonPage.tsx';
import { hasLessons, lessonsOf } from '../game/lessons.ts';

/** The introduction to a game: story, goal, turn; then its lessons. */
export function LearnPage(props: { readonly game: string; readonly lesson: string | null }): JSX.Element {
  const lessons = createQuery(
    () => (hasLessons(props.game) ? props.game : null),
    async (game) => {
      const [found] = await Promise.all([lessonsOf(game), loadLessonTexts(game)]);
      return found;
    },
  );
  const tLesson = lessonTranslator(props.game);
  const chosen = () => lessons.value()?.find(({ id }) => id === props.lesson) ?? null;
  const after = (lesson: Lesson): Lesson | null => {
    const all = lessons.value() ?? [];
    return all[all.indexOf(lesson) + 1] ?? null;
  };
  const heading = () =>
    SHELF.some(({ id }) => id === props.game) ? t('learn.title', { game: dynamicText(`shelf.${props.game}.title`) }) : '';
  return (
    <Show when={hasLessons(props.game)} fallback={<NotFoundPage />}>
      <Show
        when={lessons.value() !== undefined ? { lesson: chosen() } : false}
        keyed
        fallback={
          <Page title={heading()}>
            <Show when={lessons.error() === null} fallback={<ErrorNotice error={lessons.error()} retry={lessons.retry} />}>
              <Skeleton />
            </Show>
          </Page>
        }
      >
        {({ lesson }) =>
          lesson === null ? (
            <Introduction game={props.game} heading={heading()} lessons={lessons.value() ?? []} tLesson={tLesson} />
          ) : (
            <LessonPage game={props.game} lesson={lesson} next={after(lesson)} tLesson={tLesson} />
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
  readonly tLesson: LessonWords;
}): JSX.Element {
  return (
    <Page title={props.heading} class="learn">
      <GameHead game={props.game}>
        <p class="lead">{props.tLesson('intro.tale')}</p>
      </GameHead>
      <h2 class="rubric">{t('learn.aim')}</h2>
      <p>{props.tLesson('intro.aim')}</p>
      <h2 class="rubric">{t('learn.turn')}</h2>
      <ol class="learn-turn">
        <For each={TURN}>{(line) => <li>{props.tLesson(`intro.turn.${line}`)}</li>}</For>
      </ol>
      <h2 class="rubric">{t('learn.play')}</h2>
      <ul class="learn-lessons">
        <For each={props.lessons}>
          {(lesson, index) => (
            <LessonRow game={props.game} lesson={lesson} tLesson={props.tLesson} seal={index() === firstLeft(props.game, props.lessons)} />
          )}
        </For>
      </ul>
      <p class="learn-more">
        <a href={`/rules/${props.game}`}>{t('learn.rules')}</a> · <a href={`/new/${props.game}`}>{t('learn.new')}</a>
      </p>
    </Page>
  );
}

/** The first lesson that is not done. */
const firstLeft = (game: string, lessons: readonly Lesson[]): number =>
  Math.max(
    0,
    lessons.findIndex(({ id }) => storedProgress(game, id) !== 'done'),
  );

function LessonRow(props: {
  readonly game: string;
  readonly lesson: Lesson;
  readonly tLesson: LessonWords;
  readonly seal: boolean;
}): JSX.Element {
  const progress = storedProgress(props.game, props.lesson.id);
  const begun = typeof progress === 'number' && progress > 0;
  const href = `/learn/${props.game}#${props.lesson.id}`;
  return (
    <li>
      <div>
        <b>{props.tLesson(`${props.lesson.id}.name`)}</b>
        <small>
          {t('learn.minutes', { count: props.lesson.minutes })}
          {progress === 'done' ? ` · ${t('learn.done')}` : ''}
        </small>
      </div>
      <Show when={begun}>
        <a class="btn ghost" href={href} onClick={() => storeProgress(props.game, props.lesson.id, 0)}>
          {t('learn.again')}
        </a>
      </Show>
      <a class="btn" classList={{ seal: props.seal }} href={href}>
        <Icon name="open-book" />
        {t(begun ? 'learn.continue' : progress === 'done' ? 'learn.again' : 'learn.begin')}
        <span class="sr">: {props.tLesson(`${props.lesson.id}.name`)}</span>
      </a>
    </li>
  );
}
