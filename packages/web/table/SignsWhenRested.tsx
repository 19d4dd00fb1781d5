import { createSignal, type JSX, lazy, onCleanup, Show, Suspense } from 'solid-js';

const SignReader = lazy(async () => ({ default: (await import('#look/SignReader.tsx')).SignReader }));
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
      <Suspense>
        <SignReader within={props.within} />
      </Suspense>
    </Show>
  );
}
