import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { fetchedExtra } from '../ui/fetchedPart.tsx';

const SignReader = fetchedExtra(async () => (await import('#look/SignReader.tsx')).SignReader);
const RESTS = ['pointerover', 'pointerdown', 'keydown'] as const;

/** Reads the signs of a part of the page; fetched when somebody first rests on something. */
export function SignsWhenRested(props: { readonly within: () => HTMLElement | undefined }): JSX.Element {
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
