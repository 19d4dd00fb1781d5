import { Icon, Initial, Manicule } from '#look';
import type { Touch } from '#games/lesson.ts';
import { createEffect, createMemo, createSignal, createUniqueId, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { motion } from '../settings/settings.ts';
import { handPosition } from './handPosition.ts';
import { createFocusGuide } from './focusGuide.ts';
import { elementAt, type Rect } from '../lib/visibility.ts';
import { createLessonTargets } from './lessonTargets.ts';
import { type BoxSize, lessonPopoverPosition } from './popoverPosition.ts';
import { Spotlight } from './Spotlight.tsx';

/** How long the hand rests on each target in the demonstration. */
const SHOWN = { full: 1100, reduced: 1600 } as const;

/** Text and targets of one popover. */
export interface LessonPopoverContent {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What the player is to do, if anything. */
  readonly act: string | null;
  /** The same as the table words it. */
  readonly option: string | null;
  readonly touch: readonly Touch[];
  readonly also?: string;
}

/** The popover of a lesson: a heading, a sentence or two, and a hand that points at a target. It never covers the target. */
export function LessonPopover(props: {
  readonly slip: LessonPopoverContent;
  readonly step: number;
  readonly steps: number;
  /** How often the player did something else. */
  readonly strayed: number;
  readonly back: (() => void) | null;
  readonly goOn: (() => void) | null;
  readonly skip: (() => void) | null;
  readonly leave: () => void;
}): JSX.Element {
  const id = createUniqueId();
  const [size, setSize] = createSignal<BoxSize>({ width: 340, height: 200 });
  const [page, setPage] = createSignal<BoxSize>({ width: innerWidth, height: innerHeight });
  const { pointed, place } = createLessonTargets(
    () => props.slip.touch,
    () => props.slip.also,
  );
  /** In the demonstration: the target of the hand. */
  const [shown, setShown] = createSignal<number | null>(null);
  const [told, setTold] = createSignal(false);
  let sheet: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  onMount(() => {
    const watcher = new ResizeObserver(() => {
      if (sheet !== undefined) setSize({ width: sheet.offsetWidth, height: sheet.offsetHeight });
    });
    if (sheet !== undefined) watcher.observe(sheet);
    const resized = (): void => void setPage({ width: innerWidth, height: innerHeight });
    addEventListener('resize', resized);
    onCleanup(() => {
      watcher.disconnect();
      removeEventListener('resize', resized);
      clearTimeout(timer);
    });
  });
  const thing = (): Rect | null => pointed().next;
  const focusOn = createFocusGuide({
    slip: () => props.slip.id,
    touch: () => props.slip.touch,
    place,
    there: () => thing() !== null,
    sheet: () => sheet,
  });
  createEffect(
    on(
      () => props.slip.id,
      () => {
        clearTimeout(timer);
        setShown(null);
        setTold(false);
      },
    ),
  );

  const spot = createMemo(() =>
    lessonPopoverPosition(
      thing(),
      [...pointed().later, pointed().also].filter((rect) => rect !== null),
      barsOf(),
      size(),
      page(),
    ),
  );
  const shownAt = (): Rect | null => {
    const at = shown();
    if (at === null) return null;
    const element = elementAt(props.slip.touch[at]?.at ?? '');
    return element?.getBoundingClientRect() ?? null;
  };
  const hand = createMemo(() => {
    const at = shownAt() ?? thing();
    if (at === null) return null;
    if (shown() !== null) return handPosition({ ...spot(), hand: { side: at.top > 120 ? 'above' : 'below', length: 72 } }, at);
    return handPosition(spot(), at);
  });

  /** Demonstrates the remaining targets with the hand; nothing is done. */
  const show = (event: MouseEvent): void => {
    setTold(true);
    // A keyboard user is taken to the target itself.
    if (event.detail === 0) focusOn(place());
    const walk = (at: number): void => {
      setShown(at < props.slip.touch.length ? at : null);
      if (at < props.slip.touch.length) timer = setTimeout(() => walk(at + 1), SHOWN[motion()]);
    };
    clearTimeout(timer);
    walk(place());
  };

  return (
    <>
      <Spotlight pointed={pointed()} />
      <section
        class="lesson-slip vellum"
        classList={{ strayed: props.strayed > 0 }}
        aria-labelledby={id}
        data-step={props.slip.id}
        data-pointing={thing() !== null}
        ref={(element) => {
          sheet = element;
        }}
        style={{ left: `${spot().left}px`, top: `${spot().top}px` }}
      >
        <div class="lesson-head">
          <Initial letter={props.slip.title.charAt(0)} class="lesson-initial" />
          <h2 id={id}>
            <span class="sr">{props.slip.title}</span>
            <span aria-hidden="true">{props.slip.title.slice(1)}</span>
          </h2>
        </div>
        <p>
          <span>{props.slip.text}</span> <Show when={props.slip.act}>{(act) => <b>{act()}</b>}</Show>
        </p>
        <p class="lesson-besides" aria-live="polite">
          <Show when={props.strayed > 0}>
            <em>{t('lesson.strayed')}</em>
          </Show>
          <Show when={told() && props.slip.option !== null}>
            <em>{t('lesson.option', { option: props.slip.option ?? '' })}</em>
          </Show>
        </p>
        <Show when={props.steps > 0}>
          <div class="lesson-thread">
            <span class="beads" aria-hidden="true">
              <For each={Array.from({ length: props.steps }, (_, index) => index)}>
                {(index) => <i classList={{ done: index < props.step, now: index === props.step }} />}
              </For>
            </span>
            <span>{t('lesson.of', { step: props.step + 1, steps: props.steps })}</span>
          </div>
        </Show>
        <Acts goOn={props.goOn} back={props.back} skip={props.skip} leave={props.leave} show={show} />
      </section>
      <Show when={hand()}>
        {(at) => (
          <div
            class="lesson-hand"
            style={{ left: `${at().left}px`, top: `${at().top}px`, width: `${at().length}px`, rotate: `${at().turn}deg` }}
          >
            <Manicule class={shown() === null ? 'once' : 'taps'} />
          </div>
        )}
      </Show>
    </>
  );
}

/** Header and prompt are better left uncovered. */
const barsOf = (): readonly Rect[] =>
  ['.cover', '.prompt'].flatMap((bar) => {
    const element = document.querySelector(bar);
    return element === null ? [] : [element.getBoundingClientRect()];
  });

/** The buttons of the popover. */
function Acts(props: {
  readonly goOn: (() => void) | null;
  readonly back: (() => void) | null;
  readonly skip: (() => void) | null;
  readonly leave: () => void;
  readonly show: (event: MouseEvent) => void;
}): JSX.Element {
  return (
    <div class="lesson-acts">
      <Show
        when={props.goOn}
        fallback={
          <button type="button" class="btn" onClick={(event) => props.show(event)}>
            <Icon name="eye-target" />
            {t('lesson.show')}
          </button>
        }
      >
        {(goOn) => (
          <button type="button" class="btn seal" onClick={() => goOn()()}>
            <Icon name="open-book" />
            {t('lesson.go_on')}
          </button>
        )}
      </Show>
      <Show when={props.back}>
        {(back) => (
          <button type="button" class="btn ghost" onClick={() => back()()}>
            {t('lesson.back')}
          </button>
        )}
      </Show>
      <Show when={props.skip}>
        {(skip) => (
          <button type="button" class="btn ghost" onClick={() => skip()()}>
            {t('lesson.skip')}
          </button>
        )}
      </Show>
      <button type="button" class="btn ghost" onClick={() => props.leave()}>
        {t('lesson.leave')}
      </button>
    </div>
  );
}
