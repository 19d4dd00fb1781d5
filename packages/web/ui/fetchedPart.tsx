import { type Component, createComponent, type JSX, onCleanup, Show } from 'solid-js';
import { type Asked, ask } from '../ask.ts';
import { Fault, Ruled } from './states.tsx';

/** While it is fetched, and when it does not come. */
type Meanwhile<P extends object> = (part: Asked<Component<P>>, props: P) => JSX.Element;

/** Whatever becomes of a part, the page around it stays: somebody may be playing there without a network. */
export function fetched<P extends object>(fetch: () => Promise<Component<P>>, meanwhile: Meanwhile<P>): Component<P> {
  let there: Component<P> | undefined;
  const bring = async (): Promise<Component<P>> => {
    there = await fetch();
    return there;
  };
  return (props): JSX.Element => {
    // The second time it lies there at once.
    if (there !== undefined) return createComponent(there, props);
    const part = ask(() => true, bring);
    const again = (): void => {
      if (part.error() !== null) part.again();
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

/** A part of a page that is fetched when it is first shown. If it does not come, that is said in its place. */
export const fetchedPart = <P extends object>(fetch: () => Promise<Component<P>>, ruled = ''): Component<P> =>
  fetched(fetch, (part) => (
    <Show when={part.error() === null} fallback={<Fault error={part.error()} again={part.again} />}>
      <Ruled class={ruled} />
    </Show>
  ));

/** The same of what nobody has asked for: until it comes, nothing is missing. */
export const fetchedExtra = <P extends object>(fetch: () => Promise<Component<P>>): Component<P> => fetched(fetch, () => null);
