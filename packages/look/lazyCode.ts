import { type Accessor, createSignal } from 'solid-js';

/** Code that is fetched when it is first asked for; undefined until it is there. A fetch that failed is repeated when the connection is back. */
export function lazyCode<Code>(load: () => Promise<Code>): Accessor<Code | undefined> {
  const [code, setCode] = createSignal<Code>();
  let isAsked = false;
  const fetch = (): void => {
    load().then(
      (loaded) => setCode(() => loaded),
      () => addEventListener('online', fetch, { once: true }),
    );
  };
  return () => {
    if (!isAsked) {
      isAsked = true;
      fetch();
    }
    return code();
  };
}
