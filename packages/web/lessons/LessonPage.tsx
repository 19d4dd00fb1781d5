import '../table/table.css';
import './lesson.css';
import { SHELF } from '#games';
import type { Lesson } from '#games/lesson.ts';
import { Icon } from '#look';
import { createMemo, type JSX, Show } from 'solid-js';
import { gameTranslator, hasText, loadNamespace, t } from '../i18n/i18n.ts';
import type { LessonWords } from '../i18n/lessonsTexts.ts';
import { createQuery } from '../lib/createQuery.ts';
import { suggestedName } from '../user/currentUser.ts';
import { go } from '../router/router.ts';
import { TableView } from '../table/TableView.tsx';
import { loadOutlineReader } from '../game/outlineReader.ts';
import { optionText } from '../game/optionText.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { createLessonSession } from './lessonSession.ts';
import { LessonPopover, type LessonPopoverContent } from './LessonPopover.tsx';

/** A lesson: the real table, with a popover over it. */
export function LessonPage(props: {
  readonly game: string;
  readonly lesson: Lesson;
  readonly next: Lesson | null;
  readonly tLesson: LessonWords;
}): JSX.Element {
  const leave = (): void => go(`/learn/${props.game}`);
  const course = createLessonSession({
    game: props.game,
    lesson: props.lesson,
    name: suggestedName() || t('lesson.you'),
    level: props.lesson.game.level ?? SHELF.find(({ id }) => id === props.game)?.bots[0] ?? 'random',
    leave,
  });
  const read = createQuery(
    () => props.game,
    async (game) => {
      const [reader] = await Promise.all([loadOutlineReader(game), loadNamespace(game)]);
      return { reader };
    },
  );
  const fault = (): unknown => (course.table().refusal() === null ? read.error() : t('lesson.broken'));
  const tGame = gameTranslator(props.game, (seat) => course.table().seatName(seat));
  const ready = () => course.table().info() !== null && course.table().now() !== null && read.value() !== undefined;

  const worded = (id: string) => ({
    id,
    title: props.tLesson(`${props.lesson.id}.${id}.title`),
    text: props.tLesson(`${props.lesson.id}.${id}.text`),
  });
  const awaitedText = (): string | null => {
    const awaits = course.now()?.awaits;
    if (awaits === undefined || !ready()) return null;
    const about = read.value()?.reader?.aboutOption?.(course.table().now()?.view, awaits) ?? {};
    return optionText(awaits, about, tGame, (key) => hasText(props.game, key)).text;
  };

  const slip = createMemo((): LessonPopoverContent | null => {
    const step = course.now();
    if (step === null) {
      const hint = course.hint();
      return hint === null ? null : { ...worded(hint.id), touch: hint.touch, act: null, option: null };
    }
    if (course.answering()) return null;
    const { awaits, touch, also } = step;
    return {
      ...worded(step.id),
      act: awaits === undefined ? null : props.tLesson(`${props.lesson.id}.${step.id}.act`),
      option: awaits === undefined ? null : awaitedText(),
      touch,
      ...(also === undefined ? {} : { also }),
    };
  });
  return (
    <>
      {/* A live region that is always mounted, so that a screen reader announces every popover. */}
      <p class="sr lesson-said" aria-live="polite" aria-atomic="true">
        {ready() ? saidBy(slip()) : ''}
      </p>
      <Show
        when={ready()}
        fallback={
          <Page title={props.tLesson(`${props.lesson.id}.name`)}>
            <Show when={fault()} fallback={<Skeleton />}>
              {(error) => <ErrorNotice error={error()} retry={() => course.goTo(course.step())} />}
            </Show>
          </Page>
        }
      >
        <Show when={course.table()} keyed>
          {(table) => (
            <TableView
              table={table}
              game={props.game}
              after={(close) => (
                // A game may end while the lesson goes on: then the popover comes first.
                <Show when={course.now() === null}>
                  <LessonDone
                    game={props.game}
                    lesson={props.lesson}
                    next={props.next}
                    tLesson={props.tLesson}
                    again={() => course.goTo(props.lesson.steps.length)}
                    close={close}
                  />
                </Show>
              )}
            />
          )}
        </Show>
        <Show when={slip()}>
          {(lying) => (
            <LessonPopover
              slip={lying()}
              step={course.step()}
              steps={course.now() === null ? 0 : props.lesson.steps.length}
              strayed={course.strayed()}
              back={course.now() !== null && course.step() > 0 ? course.back : null}
              goOn={lying().act === null ? course.goOn : null}
              skip={lying().act === null ? null : course.skip}
              leave={leave}
            />
          )}
        </Show>
      </Show>
    </>
  );
}

/** A popover as a screen reader announces it: heading, text, and what to do. */
const saidBy = (slip: LessonPopoverContent | null): string =>
  slip === null
    ? ''
    : [`${slip.title}${/[.?!]$/.test(slip.title) ? '' : '.'}`, slip.text, slip.act].filter((part) => part !== null).join(' ');

/** The game at the end of a lesson is over, with any winner: the lesson is done. */
function LessonDone(props: {
  readonly game: string;
  readonly lesson: Lesson;
  readonly next: Lesson | null;
  readonly tLesson: LessonWords;
  readonly again: () => void;
  readonly close: () => void;
}): JSX.Element {
  return (
    <Dialog title={t('lesson.learned')} close={() => props.close()} class="end">
      <p class="lead">{props.tLesson(`${props.lesson.id}.end`)}</p>
      <div class="row">
        <a class="btn seal" href={`/new/${props.game}`}>
          <Icon name="quill-ink" />
          {t('lesson.play')}
        </a>
        <button type="button" class="btn" onClick={() => props.again()}>
          <Icon name="clockwise-rotation" />
          {t('lesson.again')}
        </button>
        <Show when={props.next}>
          {(next) => (
            <a class="btn" href={`/learn/${props.game}#${next().id}`}>
              <Icon name="open-book" />
              {props.tLesson(`${next().id}.name`)}
            </a>
          )}
        </Show>
        <a class="btn" href={`/rules/${props.game}`}>
          <Icon name="rule-book" />
          {t('nav.rules')}
        </a>
      </div>
    </Dialog>
  );
}
