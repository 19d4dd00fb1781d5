import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import type { MapSpace } from './map.ts';
import type { Sight } from './sight.ts';
import type { Viewport } from './viewport.ts';
import { ARROWS, inDirection, overBorder } from './walk.ts';

/** The map under the keyboard: one stop for all of it; arrows walk what is offered, with Shift all spaces. */
interface Keys {
  /** The space that holds the map's one stop. */
  readonly home: Accessor<string>;
  readonly focus: (id: string) => void;
  /** For keys pressed on the map. */
  readonly onKey: (event: KeyboardEvent) => void;
}

export function createKeys(
  spaces: readonly MapSpace[],
  page: {
    readonly viewport: Viewport;
    readonly sight: Sight;
    readonly neighbours: ((id: string) => readonly string[]) | undefined;
    readonly isWanted: (id: string) => boolean;
    readonly touch: (id: string, anchor: Element) => void;
    readonly element: (id: string) => SVGElement | null;
    readonly read: (id: string, anchor: Element) => void;
    /** Opens the list of everything that can be done. */
    readonly list: () => void;
  },
): Keys {
  const { isWanted, neighbours } = page;
  const [focused, focus] = createSignal('');
  const home = createMemo((): string => {
    const spots = spaces.filter(({ id }) => isWanted(id));
    if (spots.some(({ id }) => id === focused())) return focused();
    return spots[0]?.id ?? (focused() || (spaces[0]?.id ?? ''));
  });
  const goTo = (space: MapSpace): void => {
    focus(space.id);
    page.sight.reveal([space]);
    page.element(space.id)?.focus({ preventScroll: true });
  };
  const next = (from: MapSpace, arrow: readonly [number, number], isAnywhere: boolean): string | null => {
    const some = !isAnywhere && spaces.some(({ id }) => id !== from.id && isWanted(id));
    if (some) return inDirection(spaces, from, arrow, isWanted);
    return neighbours === undefined ? inDirection(spaces, from, arrow, () => true) : overBorder(spaces, neighbours(from.id), from, arrow);
  };
  const onKey = (event: KeyboardEvent): void => {
    const at = event.target instanceof Element ? event.target.closest('[data-space]')?.getAttribute('data-space') : null;
    const space = spaces.find(({ id }) => id === at);
    if (space === undefined) return;
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) {
      event.preventDefault();
      const to = next(space, arrow, event.shiftKey);
      const found = spaces.find(({ id }) => id === to);
      if (found !== undefined) goTo(found);
      return;
    }
    const anchor = page.element(space.id);
    if ((event.key === 'Enter' || event.key === ' ') && anchor !== null) {
      event.preventDefault();
      page.touch(space.id, anchor);
    } else if (event.key === '?' && anchor !== null) page.read(space.id, anchor);
  };
  const onPage = (event: KeyboardEvent): void => {
    const typing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return;
    if (event.key === 'l') page.list();
    else if (event.key === '+' || event.key === '=') page.viewport.zoom(1.25);
    else if (event.key === '-') page.viewport.zoom(0.8);
    else if (event.key === '0') page.sight.whole();
  };
  document.addEventListener('keydown', onPage);
  onCleanup(() => document.removeEventListener('keydown', onPage));
  return { home, focus, onKey };
}
