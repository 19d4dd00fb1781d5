import './board.css';
import { paced } from '#look/pace.ts';
import type { JourneyEvent } from '../rules/events.ts';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import type { JourneyProps } from './props.ts';
import { resultsIn } from './chronicle.ts';
import { lying } from './dieState.ts';
import { Felt } from './Felt.tsx';
import { narrowLayout, wideLayout } from './geometry.ts';
import { Hobbits } from './Hobbits.tsx';
import { Landscape } from './Landscape.tsx';
import { offersOf } from './offers.ts';
import { Over } from './Over.tsx';
import { createRelease } from './release.ts';
import { Sheet } from './Sheet.tsx';
import { showSeat, shownSeat } from './shown.ts';
import { dieEdge, shapeOf } from './sizes.ts';
import { SoFar } from './SoFar.tsx';
import { hasRoll, soundsOf } from './sounds.ts';
import { Tabs } from './Tabs.tsx';

/** Longer than five dice tumble, in milliseconds. */
const PATIENCE = 1500;

/** The drawn table of Journey to Mordor: a sheet above, the felt with the dice below. */
export function Board(props: JourneyProps): JSX.Element {
  let root: HTMLDivElement | undefined;
  const [size, setSize] = createSignal({ width: window.innerWidth, height: window.innerHeight });
  const shape = createMemo(() => shapeOf(size()));
  const narrow = createMemo(() => shape() !== 'wide');
  const fields = createMemo(() => props.view.trail.length);
  const layout = createMemo(() => (narrow() ? narrowLayout : wideLayout)(fields()));
  // A thousand strokes: drawn once for each shape and carried from sheet to sheet.
  const land = createMemo(() => {
    // Read here and not in the component, whose properties do not wake the memo: a phone may be turned.
    const drawn = layout();
    return <Landscape layout={drawn} />;
  });

  onMount(() => {
    showSeat(null);
    if (root !== undefined) followSize(root, setSize);
  });

  const offers = createMemo(() => offersOf(props.turn, props.mode));
  const release = createRelease(props);

  const { tumbling, settle } = createTumbling(props);

  // What a turn brought stays in sight until the next dice fall.
  const results = createMemo((before: readonly JourneyEvent[]) => {
    if (props.fresh.length === 0 || hasRoll(props.fresh)) return [];
    return [...before, ...resultsIn(props.fresh)];
  }, []);

  createEffect(
    on(
      () => props.fresh,
      (fresh) => {
        for (const sound of soundsOf(fresh)) props.play(sound);
        if (hasRoll(fresh) && props.motion !== 'full') props.play('die');
      },
    ),
  );

  const [following, setFollowing] = createSignal(props.mode !== 'play');
  const seat = createMemo(() => shownSeat() ?? (following() ? (props.view.active ?? props.mine) : props.mine));
  // Whoever has to act sees the own sheet.
  createEffect(
    on(
      () => offers().asked,
      (asked) => asked && showSeat(null),
    ),
  );

  const dice = createMemo(() => lying(props.view));
  const edge = () => dieEdge(shape(), size(), dice().felt.length);

  return (
    <div
      ref={root}
      class={`jm desk ${shape() === 'low' ? 'phone low' : shape()}`}
      data-motion={props.motion}
      data-stage={props.view.stage}
      classList={{ busy: props.busy }}
    >
      <Show when={props.view.stage !== 'hobbits'} fallback={<Hobbits table={props} offers={offers()} />}>
        <div class="jm-page">
          <Tabs
            table={props}
            seat={seat()}
            following={following()}
            follow={(on) => {
              setFollowing(on);
              showSeat(null);
            }}
          />
          <Show when={seat() + 1} keyed>
            {(number) => <Sheet table={props} seat={number - 1} offers={offers()} layout={layout()} land={land()} />}
          </Show>
        </div>
        <Show when={props.outcome === null} fallback={<Over table={props} />}>
          <Show when={props.view.turn}>
            {(turn) => (
              <div class="jm-tray">
                <Felt
                  table={props}
                  turn={turn()}
                  lying={dice()}
                  offers={offers()}
                  tumbling={tumbling()}
                  edge={edge()}
                  take={(die) => props.act({ type: 'setAside', die: die.id })}
                  release={(die) => release(die.id)}
                  settle={settle}
                />
                <SoFar table={props} offers={offers()} results={results()} tumbling={tumbling()} />
              </div>
            )}
          </Show>
        </Show>
      </Show>
    </div>
  );
}

/** A new roll tumbles until its last die has come to rest, or until somebody touches the felt. */
function createTumbling(props: JourneyProps) {
  const rolls = createMemo((count: number) => (props.motion === 'full' && hasRoll(props.fresh) ? count + 1 : count), 0);
  const [settled, setSettled] = createSignal(0);
  const tumbling = createMemo(() => rolls() > settled() && props.motion === 'full' && props.view.turn !== null);
  const settle = (): void => {
    if (!tumbling()) return;
    setSettled(rolls());
    props.play('die');
  };
  // A die that is not drawn (a hidden page, a folded sheet) never reports that it came to rest.
  createEffect(() => {
    if (!tumbling()) return;
    const patience = setTimeout(settle, paced(PATIENCE));
    onCleanup(() => clearTimeout(patience));
  });
  return { tumbling, settle };
}

function followSize(root: HTMLElement, resized: (size: { width: number; height: number }) => void): void {
  const watcher = new ResizeObserver(([{ borderBoxSize }]) =>
    resized({ width: borderBoxSize[0].inlineSize, height: borderBoxSize[0].blockSize }),
  );
  watcher.observe(root, { box: 'border-box' });
  onCleanup(() => watcher.disconnect());
}
