import '../style/table.css';
import './lesson.css';
import { SHELF } from '#games';
import type { Lesson } from '#games/lesson.ts';
import { Icon, type Words } from '#look';
import { createMemo, type JSX, Show } from 'solid-js';
import { gameWords, known, learn, say } from '../i18n.ts';
import { ask } from '../ask.ts';
import { nameToOffer } from '../me.ts';
import { go } from '../router.ts';
import { Played } from '../table/Played.tsx';
import { readerOf } from '../table/outlines.ts';
import { showOption } from '../table/options.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { createCourse } from './course.ts';
import { LessonSlip, type SlipOf } from './LessonSlip.tsx';

/** A lesson: the real table, with the book laid over it. */
export function LessonPage(props: {
  readonly game: string;
  readonly lesson: Lesson;
  readonly next: Lesson | null;
  readonly words: Words;
}): JSX.Element {
  const leave = (): void => go(`/learn/${props.game}`);
  const course = createCourse({
    game: props.game,
    lesson: props.lesson,
    name: nameToOffer() || say('lesson.you'),
    level: props.lesson.game.level ?? SHELF.find(({ id }) => id === props.game)?.bots[0] ?? 'random',
    leave,
  });
  const read = ask(
    () => props.game,
    async (game) => {
      const [reader] = await Promise.all([readerOf(game), learn(game)]);
      return { reader };
    },
  );
  const fault = (): unknown => (course.table().refused() === null ? read.error() : say('lesson.broken'));
  const told = gameWords(props.game, (seat) => course.table().names(seat));
  const ready = () => course.table().info() !== null && course.table().now() !== null && read.value() !== undefined;

  const worded = (id: string) => ({
    id,
    title: props.words(`${props.lesson.id}.${id}.title`),
    text: props.words(`${props.lesson.id}.${id}.text`),
  });
  const optionText = (): string | null => {
    const awaits = course.now()?.awaits;
    if (awaits === undefined || !ready()) return null;
    const about = read.value()?.reader?.aboutOption?.(course.table().now()?.view, awaits) ?? {};
    return showOption(awaits, about, told, (key) => known(props.game, key)).text;
  };

  const slip = createMemo((): SlipOf | null => {
    const step = course.now();
    if (step === null) {
      const hint = course.hint();
      return hint === null ? null : { ...worded(hint.id), touch: hint.touch, act: null, option: null };
    }
    if (course.answering()) return null;
    const { awaits, touch, also } = step;
    return {
      ...worded(step.id),
      act: awaits === undefined ? null : props.words(`${props.lesson.id}.${step.id}.act`),
      option: awaits === undefined ? null : optionText(),
      touch,
      ...(also === undefined ? {} : { also }),
    };
  });
  return (
    <>
      {/* Always there, so that every slip is heard when it comes. */}
      <p class="sr lesson-said" aria-live="polite" aria-atomic="true">
        {ready() ? saidBy(slip()) : ''}
      </p>
      <Show
        when={ready()}
        fallback={
          <Page title={props.words(`${props.lesson.id}.name`)}>
            <Show when={fault()} fallback={<Ruled />}>
              {(error) => <Fault error={error()} again={() => course.goTo(course.step())} />}
            </Show>
          </Page>
        }
      >
        <Show when={course.table()} keyed>
          {(table) => (
            <Played
              table={table}
              game={props.game}
              after={(close) => (
                // A game may also end while the book still speaks: then the slip does.
                <Show when={course.now() === null}>
                  <Learned
                    game={props.game}
                    lesson={props.lesson}
                    next={props.next}
                    words={props.words}
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
            <LessonSlip
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

/** A slip as it is heard: its heading, its text and what is to be done. */
const saidBy = (slip: SlipOf | null): string =>
  slip === null
    ? ''
    : [`${slip.title}${/[.?!]$/.test(slip.title) ? '' : '.'}`, slip.text, slip.act].filter((part) => part !== null).join(' ');

/** The game at the end is over, whoever won it: the lesson is learned. */
function Learned(props: {
  readonly game: string;
  readonly lesson: Lesson;
  readonly next: Lesson | null;
  readonly words: Words;
  readonly again: () => void;
  readonly close: () => void;
}): JSX.Element {
  return (
    <Dialog title={say('lesson.learned')} close={() => props.close()} class="end">
      <p class="lead">{props.words(`${props.lesson.id}.end`)}</p>
      <div class="row">
        <a class="btn seal" href={`/new/${props.game}`}>
          <Icon name="quill-ink" />
          {say('lesson.play')}
        </a>
        <button type="button" class="btn" onClick={() => props.again()}>
          <Icon name="clockwise-rotation" />
          {say('lesson.again')}
        </button>
        <Show when={props.next}>
          {(next) => (
            <a class="btn" href={`/learn/${props.game}#${next().id}`}>
              <Icon name="open-book" />
              {props.words(`${next().id}.name`)}
            </a>
          )}
        </Show>
        <a class="btn" href={`/rules/${props.game}`}>
          <Icon name="rule-book" />
          {say('nav.rules')}
        </a>
      </div>
    </Dialog>
  );
}
