import { Icon, IconAt } from '#look';
import { type JSX, Show } from 'solid-js';
import icons from '../icons.json' with { type: 'json' };

const ICONS: { readonly [name: string]: string | undefined } = icons;

/** An icon inside a drawing, by its middle and its size: of this game, or one that every table has. */
export function DeviceAt(props: { readonly name: string; readonly x: number; readonly y: number; readonly size: number }): JSX.Element {
  return (
    <Show when={ICONS[props.name]} fallback={<IconAt name={props.name} x={props.x} y={props.y} size={props.size} />}>
      {(d) => (
        <svg x={props.x - props.size / 2} y={props.y - props.size / 2} width={props.size} height={props.size} viewBox="0 0 512 512">
          <path d={d()} fill="currentColor" />
        </svg>
      )}
    </Show>
  );
}

/** The same in a line of text. Without a `label` it is decoration. */
export function Device(props: { readonly name: string; readonly label?: string }): JSX.Element {
  return (
    <Show when={ICONS[props.name]} fallback={<Icon name={props.name} {...(props.label === undefined ? {} : { label: props.label })} />}>
      {(d) => (
        <svg
          class="i"
          viewBox="0 0 512 512"
          role={props.label === undefined ? undefined : 'img'}
          aria-label={props.label}
          aria-hidden={props.label === undefined ? 'true' : undefined}
        >
          <path d={d()} fill="currentColor" />
        </svg>
      )}
    </Show>
  );
}
