import type { Words } from '#look';
import { createEffect, For, type JSX, on, onCleanup, onMount } from 'solid-js';
import { gestures } from './gestures.ts';
import { Ground } from './Ground.tsx';
import type { LoadedSheet } from './loaded.ts';
import { BLEED } from './sheet.ts';
import type { Viewport } from './viewport.ts';

/** The window on the map: ground below, what lives above it, both moved together. */
export function MapWindow(props: {
  readonly loaded: LoadedSheet;
  readonly viewport: Viewport;
  readonly label: string;
  readonly words: Words;
  /** A touch on the ground, in units of the map. */
  readonly ground: (x: number, y: number) => void;
  readonly children: JSX.Element;
}): JSX.Element {
  let frame: HTMLDivElement | undefined;
  let stage: HTMLDivElement | undefined;
  const { viewport } = props;
  const touched = (event: MouseEvent): void => {
    const onSpace = event.target instanceof Element && event.target.closest('[data-space], [data-place]') !== null;
    if (frame === undefined || onSpace) return;
    const box = frame.getBoundingClientRect();
    const { x, y, scale } = viewport.look();
    props.ground(x + (event.clientX - box.left - box.width / 2) / scale, y + (event.clientY - box.top - box.height / 2) / scale);
  };
  onMount(() => {
    if (frame === undefined) return;
    onCleanup(gestures(frame, viewport));
    frame.addEventListener('click', touched);
    const watcher = new ResizeObserver(() => {
      if (frame !== undefined) viewport.resize({ width: frame.clientWidth, height: frame.clientHeight });
    });
    watcher.observe(frame);
    onCleanup(() => watcher.disconnect());
    viewport.resize({ width: frame.clientWidth, height: frame.clientHeight });
  });
  // Written by hand: it changes with every movement of a finger.
  createEffect(
    on([viewport.look, viewport.painted, viewport.window], ([look, painted, window]) => {
      if (stage === undefined) return;
      const x = window.width / 2 - (look.x - BLEED.x) * look.scale;
      const y = window.height / 2 - (look.y - BLEED.y) * look.scale;
      stage.style.width = `${BLEED.width * painted}px`;
      stage.style.height = `${BLEED.height * painted}px`;
      stage.style.transform = `translate(${x}px, ${y}px) scale(${look.scale / painted})`;
    }),
  );
  return (
    <div ref={frame} class="hr-window">
      <div ref={stage} class="hr-stage">
        <For each={[props.loaded]}>{(loaded) => <Ground loaded={loaded} words={props.words} />}</For>
        <svg class="hr-live" viewBox={`${BLEED.x} ${BLEED.y} ${BLEED.width} ${BLEED.height}`} role="group" aria-label={props.label}>
          {props.children}
        </svg>
      </div>
      <div class="hr-vignette" aria-hidden="true" />
    </div>
  );
}
