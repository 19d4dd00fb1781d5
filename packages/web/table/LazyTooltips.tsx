import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { lazyExtra } from '../ui/lazyComponent.tsx';

const SignReader = lazyExtra(async () => (await import('#look/SignReader.tsx')).SignReader);
const RESTS = ['pointerover', 'pointerdown', 'keydown'] as const;

/** Tooltips for the signs of a part of the page; loaded when the player first points at something. */
export function LazyTooltips(props: { readonly within: () => HTMLElement | undefined }): JSX.Element {
  const [rested, setRested] = createSignal(false);
  const rest = (): void => {
    setRested(true);
    for (const event of RESTS) removeEventListener(event, rest);
  };
  for (const event of RESTS) addEventListener(event, rest);
  onCleanup(() => {
    for (const event of RESTS) removeEventListener(event, rest);
  });
  return (
    <Show when={rested()}>
      <SignReader within={props.within} />
    </Show>
  );
}
