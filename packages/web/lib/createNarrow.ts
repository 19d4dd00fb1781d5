import { NARROW } from '#look/bounds.ts';
import { createSignal, onCleanup } from 'solid-js';

/** Whether the page is as narrow as a phone: plots are drawn for its width, never scaled down. */
export function createNarrow(): () => boolean {
  const asked = matchMedia(NARROW);
  const [narrow, setNarrow] = createSignal(asked.matches);
  const listen = (event: MediaQueryListEvent): void => {
    setNarrow(event.matches);
  };
  asked.addEventListener('change', listen);
  onCleanup(() => asked.removeEventListener('change', listen));
  return narrow;
}
