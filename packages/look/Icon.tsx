import { isKeyOf } from '#kernel/plain.ts';
import { For, type JSX, Show } from 'solid-js';
import { ICONS } from './icons.ts';
import { OWN_DRAWINGS, type Shape } from './own-drawings.ts';

export type IconName = keyof typeof ICONS | keyof typeof OWN_DRAWINGS;

export const isIconName = (name: string): name is IconName => Object.hasOwn(ICONS, name) || Object.hasOwn(OWN_DRAWINGS, name);

function shapesOf(name: string): readonly Shape[] {
  if (isKeyOf(OWN_DRAWINGS, name)) return OWN_DRAWINGS[name];
  if (isKeyOf(ICONS, name)) return [{ d: ICONS[name] }];
  return [];
}

/** The strokes of an icon alone, for use inside a drawing; they take the current colour. */
export function IconShapes(props: { readonly name: string }): JSX.Element {
  return (
    <For each={shapesOf(props.name)}>
      {(shape) => (
        <Show when={shape.stroke} fallback={<path d={shape.d} fill="currentColor" fill-rule={shape.evenOdd ? 'evenodd' : 'nonzero'} />}>
          {/* The gleam on the Ring; `--shine` lets the ground decide how bright it is. */}
          <path d={shape.d} fill="none" stroke="var(--shine, #fff6)" stroke-width={shape.stroke} stroke-linecap="round" />
        </Show>
      )}
    </For>
  );
}

/** An icon in a line of text. Without a `label` it is decoration. */
export function Icon(props: { readonly name: IconName | (string & {}); readonly class?: string; readonly label?: string }): JSX.Element {
  return (
    <svg
      class={`i ${props.class ?? ''}`}
      viewBox="0 0 512 512"
      role={props.label === undefined ? undefined : 'img'}
      aria-label={props.label}
      aria-hidden={props.label === undefined ? 'true' : undefined}
    >
      <IconShapes name={props.name} />
    </svg>
  );
}

/** An icon inside a drawing, by its middle and its size. */
export function IconAt(props: { readonly name: string; readonly x: number; readonly y: number; readonly size: number }): JSX.Element {
  return (
    <svg x={props.x - props.size / 2} y={props.y - props.size / 2} width={props.size} height={props.size} viewBox="0 0 512 512">
      <IconShapes name={props.name} />
    </svg>
  );
}
