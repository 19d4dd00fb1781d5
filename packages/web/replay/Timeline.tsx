import { copyText, Icon, type Mark } from '#look';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { type GameWords, type ShellKey, t } from '../i18n/i18n.ts';
import { selectedValue } from '../lib/selectedValue.ts';
import { KeyLegend } from './KeyLegend.tsx';
import { type Playback, SPEEDS } from './playback.ts';
import { UNITS } from './timelineStops.ts';

/** The timeline under the board: controls, slider, marked moments and links. */
export function Timeline(props: {
  readonly playback: Playback;
  /** Steps at which a turn begins. */
  readonly heads: readonly number[];
  readonly marks: readonly Mark[];
  readonly tGame: GameWords;
  /** The table on the server; null for a record from a file. */
  readonly table: string | null;
  /** On a phone one row of controls is shown; everything else is folded away behind the gear. */
  readonly open: boolean;
  readonly toggle: () => void;
}): JSX.Element {
  const { step, last, running, goTo, jump, toggle, next, back, legend, setLegend } = props.playback;
  return (
    <nav class="timeline" classList={{ open: props.open }} aria-label={t('replay.timeline')}>
      <div class="buttons">
        <Press says="replay.first" go={() => goTo(0)} idle={step() === 0} folds>
          <Icon name="fast-backward-button" />
        </Press>
        <Press says="replay.back" go={() => back()} idle={step() === 0}>
          <Step back />
        </Press>
        <Press says={running() ? 'replay.pause' : 'replay.play'} go={toggle} main>
          <Icon name={running() ? 'pause-button' : 'play-button'} />
        </Press>
        <Press says="replay.next" go={() => next()} idle={step() === last}>
          <Step />
        </Press>
        <Press says="replay.last" go={() => goTo(last)} idle={step() === last} folds>
          <Icon name="fast-forward-button" />
        </Press>
      </div>
      <div class="thread-line">
        <svg class="beads" viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">
          <line x1="0" y1="10" x2="1000" y2="10" />
          <Ticks at={props.heads} class="bead-mark" from={4} to={16} playback={props.playback} />
        </svg>
        <svg class="marks" viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">
          <Ticks at={props.marks.map((mark) => mark.step)} from={0} to={12} playback={props.playback} />
        </svg>
        <input
          type="range"
          min="0"
          max={last}
          value={step()}
          aria-label={t('replay.timeline')}
          aria-valuetext={t('replay.at', { step: step(), of: last })}
          onInput={(event) => jump(event.currentTarget.valueAsNumber)}
        />
      </div>
      <span class="num count">
        {step()} / {last}
      </span>
      {/* A screen reader announces the step, except in autoplay, where the chronicle does. */}
      <span class="sr" role="status">
        {running() ? '' : t('replay.at', { step: step(), of: last })}
      </span>
      <button type="button" class="btn fold" aria-expanded={props.open} aria-controls="manners" onClick={() => props.toggle()}>
        <Icon name="cog" />
        <span class="sr">{t('replay.manners')}</span>
      </button>
      <div class="manners" id="manners">
        <Manner playback={props.playback} />
        <Show when={props.marks.length > 0}>
          <Marks marks={props.marks} step={step()} tGame={props.tGame} goTo={jump} />
        </Show>
      </div>
      <KeyLegend shown={legend()} show={setLegend} />
      <Show when={props.table}>{(table) => <Links table={table()} step={step()} />}</Show>
    </nav>
  );
}

/** Step size and speed of autoplay. */
function Manner(props: { readonly playback: Playback }): JSX.Element {
  return (
    <>
      <select
        class="manner"
        aria-label={t('replay.unit')}
        onChange={(event) => props.playback.goBy(selectedValue(UNITS, event.currentTarget.value))}
      >
        <For each={UNITS}>
          {(unit) => (
            <option value={unit} selected={props.playback.unit() === unit}>
              {t(`replay.by_${unit}`)}
            </option>
          )}
        </For>
      </select>
      <select class="manner" aria-label={t('replay.speed')} onChange={(event) => props.playback.play(Number(event.currentTarget.value))}>
        <For each={SPEEDS}>
          {(speed) => (
            <option value={speed} selected={props.playback.speed() === speed}>
              {t('replay.times', { speed })}
            </option>
          )}
        </For>
      </select>
    </>
  );
}

function Press(props: {
  readonly says: ShellKey;
  readonly go: () => void;
  readonly idle?: boolean;
  readonly main?: boolean;
  readonly folds?: boolean;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <button
      type="button"
      class="btn"
      classList={{ seal: props.main === true, folds: props.folds === true }}
      onClick={() => props.go()}
      aria-disabled={props.idle === true}
    >
      {props.children}
      <span class="sr">{t(props.says)}</span>
    </button>
  );
}

/** Ticks on the timeline; past ones in another colour. */
function Ticks(props: {
  readonly at: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly class?: string;
  readonly playback: Playback;
}): JSX.Element {
  const x = (at: number): number => (at / Math.max(1, props.playback.last)) * 1000;
  return (
    <For each={props.at}>
      {(at) => (
        <line class={props.class} classList={{ past: at <= props.playback.step() }} x1={x(at)} x2={x(at)} y1={props.from} y2={props.to} />
      )}
    </For>
  );
}

/** Marked moments as a list; the present one is selected. */
function Marks(props: {
  readonly marks: readonly Mark[];
  readonly step: number;
  readonly tGame: GameWords;
  readonly goTo: (step: number) => void;
}): JSX.Element {
  const here = () => props.marks.findIndex(({ step }) => step === props.step);
  return (
    <select class="mark-list" aria-label={t('replay.marks')} onChange={(event) => props.goTo(Number(event.currentTarget.value))}>
      <option value={props.step} selected={here() < 0}>
        {t('replay.marks')}
      </option>
      <For each={props.marks}>
        {({ step, kind, params }, index) => (
          <option value={step} selected={here() === index()}>
            {step} · {props.tGame(`mark.${kind}`, params)}
          </option>
        )}
      </For>
    </select>
  );
}

/** Links to this moment and to verification. */
function Links(props: { readonly table: string; readonly step: number }): JSX.Element {
  const [shared, setShared] = createSignal(false);
  const share = async (): Promise<void> => {
    setShared(await copyText(`${location.origin}${location.pathname}${location.search}#${props.step}`));
    setTimeout(() => setShared(false), 2000);
  };
  return (
    <>
      <button type="button" class="btn folds" onClick={() => void share()}>
        <Icon name={shared() ? 'check-mark' : 'share'} />
        <span class="sr" aria-live="polite">
          {t(shared() ? 'copied' : 'replay.share')}
        </span>
      </button>
      <a class="btn folds" href={`/verify?table=${props.table}`}>
        <Icon name="wax-seal" />
        <span class="sr">{t('end.verify')}</span>
      </a>
    </>
  );
}

/** Icon of a single step. */
function Step(props: { readonly back?: boolean }): JSX.Element {
  return (
    <svg class="i" viewBox="0 0 512 512" aria-hidden="true">
      <path d={props.back ? 'M130 90h56v332h-56zM400 90L206 256l194 166z' : 'M326 90h56v332h-56zM112 90l194 166-194 166z'} />
    </svg>
  );
}
