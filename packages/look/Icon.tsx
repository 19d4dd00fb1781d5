import { fetchOnce } from '#kernel/once.ts';
import { isKeyOf } from '#kernel/plain.ts';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { ICONS, LATER } from './icons.ts';
import { OWN_DRAWINGS, type Shape } from './own-drawings.ts';

type IconName = keyof typeof ICONS | (typeof LATER)[number] | keyof typeof OWN_DRAWINGS;

/** What tables have brought; some of it later than they were drawn. */
const [brought, setBrought] = createSignal<ReadonlyMap<string, string>>(new Map());

/** The icons of one game, which no page needs: home is lighter by a tenth without them. They come with its table, or with the first thing that is drawn with them. */
export function bringIcons(icons: { readonly [name: string]: string }): void {
  setBrought((before) => new Map([...before, ...Object.entries(icons)]));
}

const isLater = (name: string): boolean => LATER.some((each) => each === name);

/** What no page shows at first comes when the first of it is drawn; if it does not come, the next drawing asks again. */
const later = fetchOnce(async () => bringIcons((await import('./icons-later.ts')).LATER_ICONS));

export const isIconName = (name: string): boolean =>
  Object.hasOwn(ICONS, name) || Object.hasOwn(OWN_DRAWINGS, name) || isLater(name) || brought().has(name);

function shapesOf(name: string): readonly Shape[] {
  if (isKeyOf(OWN_DRAWINGS, name)) return OWN_DRAWINGS[name];
  const path = isKeyOf(ICONS, name) ? ICONS[name] : brought().get(name);
  if (path === undefined && isLater(name)) later.get().catch(() => undefined);
  return path === undefined ? [] : [{ d: path }];
}

/** The strokes of an icon alone, for use inside a drawing; they take the current colour. */
function IconShapes(props: { readonly name: string }): JSX.Element {
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
