import { type Component, createComponent, type JSX, onCleanup, Show } from 'solid-js';
import { type Query, createQuery } from '../lib/createQuery.ts';
import { ErrorNotice, Skeleton } from './states.tsx';

/** Shown while the code loads, and when that fails. */
type Fallback<P extends object> = (part: Query<Component<P>>, props: P) => JSX.Element;

/** A component whose code is loaded when first rendered. If that fails, the page around it stays: the player may be offline. */
export function lazyComponent<P extends object>(fetch: () => Promise<Component<P>>, meanwhile: Fallback<P>): Component<P> {
  let there: Component<P> | undefined;
  const bring = async (): Promise<Component<P>> => {
    there = await fetch();
    return there;
  };
  return (props): JSX.Element => {
    // Loaded before: render at once.
    if (there !== undefined) return createComponent(there, props);
    const part = createQuery(() => true, bring);
    const again = (): void => {
      if (part.error() !== null) part.retry();
    };
    addEventListener('online', again);
    onCleanup(() => removeEventListener('online', again));
    return (
      <Show when={part.value()} keyed fallback={meanwhile(part, props)}>
        {(shown) => createComponent(shown, props)}
      </Show>
    );
  };
}

/** A part of a page whose code is loaded when first shown. If that fails, an error notice takes its place. */
export const lazyPart = <P extends object>(fetch: () => Promise<Component<P>>, ruled = ''): Component<P> =>
  lazyComponent(fetch, (part) => (
    <Show when={part.error() === null} fallback={<ErrorNotice error={part.error()} retry={part.retry} />}>
      <Skeleton class={ruled} />
    </Show>
  ));

/** The same for an optional part: until it is loaded, nothing is shown. */
export const lazyExtra = <P extends object>(fetch: () => Promise<Component<P>>): Component<P> => lazyComponent(fetch, () => null);
