import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import type { Desk } from '../desk.ts';
import { inDirection } from './reach.ts';
import type { Sheet } from './sheet.ts';
import type { Sight } from './sight.ts';
import type { Touching } from './touching.ts';
import type { Viewport } from './viewport.ts';

const ARROWS: { readonly [key: string]: readonly [number, number] | undefined } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The map under the keyboard: one stop for all of it; arrows walk what is offered, with Shift all spaces. */
export interface Keys {
  /** The space that holds the map's one stop. */
  readonly home: Accessor<string>;
  readonly focus: (id: string) => void;
  /** For keys pressed on the map. */
  readonly onKey: (event: KeyboardEvent) => void;
}

export function createKeys(
  sheet: Sheet,
  page: {
    readonly desk: Desk;
    readonly viewport: Viewport;
    readonly sight: Sight;
    readonly touching: Touching;
    readonly element: (id: string) => SVGGElement | null;
    readonly inspect: (place: { readonly id: string; readonly anchor: Element }) => void;
    /** Opens the list of everything that can be done. */
    readonly list: () => void;
  },
): Keys {
  const { state, touch } = page.touching;
  const [focused, focus] = createSignal('');
  const home = createMemo((): string => {
    const spots = sheet.spaces.filter(({ id }) => state(id) !== 'idle');
    if (spots.some(({ id }) => id === focused())) return focused();
    return spots[0]?.id ?? (focused() || (sheet.spaces[0]?.id ?? ''));
  });
  const goTo = (id: string): void => {
    focus(id);
    const space = sheet.byId.get(id);
    if (space !== undefined) page.sight.reveal([space]);
    page.element(id)?.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent): void => {
    const at = (event.target as Element).closest('[data-space]')?.getAttribute('data-space');
    if (at === null || at === undefined) return;
    const space = sheet.byId.get(at);
    const arrow = ARROWS[event.key];
    if (arrow !== undefined && space !== undefined) {
      event.preventDefault();
      const some = !event.shiftKey && sheet.spaces.some(({ id }) => id !== at && state(id) !== 'idle');
      const next = inDirection(sheet, space, arrow[0], arrow[1], (id) => !some || state(id) !== 'idle');
      if (next !== null) goTo(next);
      return;
    }
    const anchor = page.element(at);
    if ((event.key === 'Enter' || event.key === ' ') && anchor !== null) {
      event.preventDefault();
      touch(at, anchor);
    } else if (event.key === '?' && anchor !== null) page.inspect({ id: at, anchor });
  };
  const onPage = (event: KeyboardEvent): void => {
    const typing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return;
    if (event.key === 'l' && page.desk.offers.asked) page.list();
    else if (event.key === '+' || event.key === '=') page.viewport.zoom(1.25);
    else if (event.key === '-') page.viewport.zoom(0.8);
    else if (event.key === '0') page.viewport.fit();
  };
  document.addEventListener('keydown', onPage);
  onCleanup(() => document.removeEventListener('keydown', onPage));
  return { home, focus, onKey };
}
