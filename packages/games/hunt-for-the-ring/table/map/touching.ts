import { type Desk, wishAt } from '../desk.ts';
import type { Sheet } from './sheet.ts';
import type { SpaceState } from './Spaces.tsx';

/** A finger may miss by so many pixels. */
const MISS = 24;

/** What can be touched on the map, and what a touch means. */
export interface Touching {
  readonly state: (id: string) => SpaceState;
  readonly touch: (id: string, anchor: Element) => void;
  readonly touchPlace: (place: string, anchor: Element) => void;
  /** A touch on the ground means the space nearest to it, if it is near enough. */
  readonly ground: (x: number, y: number) => void;
}

export function createTouching(
  { desk, sheet }: { readonly desk: Desk; readonly sheet: Sheet },
  page: {
    readonly scale: () => number;
    readonly element: (id: string) => Element | null;
    readonly titleOf: (id: string) => string;
    /** Reads a space, or nothing any more. */
    readonly inspect: (place: { readonly id: string; readonly anchor: Element } | null) => void;
    /** What is still moving stops. */
    readonly skip: () => void;
    readonly pick: (first: string | null) => void;
  },
): Touching {
  const { table } = desk;
  const state = (id: string): SpaceState => {
    if (desk.offers.spots.has(id)) return 'offered';
    if (desk.offers.movable.has(id)) return heldAt(id) ? 'held' : 'movable';
    return 'idle';
  };
  const firstAt = (id: string): string[] => {
    const riders = table.view.nazgul.filter(({ at }) => at === id).map((each) => each.id);
    const firsts = desk.offers.of('pushNazgul').map(({ nazgul }) => String(nazgul));
    const isAlly = desk.offers.of('moveAlly').some(({ from }) => String(from) === id);
    return [...riders.filter((rider) => firsts.includes(rider)), ...(isAlly ? [id] : [])];
  };
  const heldAt = (id: string): boolean => firstAt(id).some((first) => first === desk.offers.held);
  const touch = (id: string, anchor: Element): void => {
    page.skip();
    page.inspect(null);
    const actions = desk.offers.at(id);
    if (actions.length === 1) return desk.act(actions[0]);
    if (actions.length > 1) return desk.ask({ title: page.titleOf(id), actions, anchor });
    const firsts = firstAt(id);
    if (desk.offers.movable.has(id) && firsts.length > 0) {
      // Touched again, the next piece on the same space is taken up.
      const at = firsts.indexOf(desk.offers.held ?? '');
      page.pick(firsts[at + 1] ?? (at < 0 ? firsts[0] : null));
      return;
    }
    const wish = desk.offers.asked ? wishAt(table, desk.offers, id) : null;
    if (wish !== null) table.askWhy(table.words('table.why', { what: desk.say(wish) }), wish, anchor);
    else page.inspect({ id, anchor });
  };
  return {
    state,
    touch,
    touchPlace(place, anchor) {
      const actions = desk.offers.at(place);
      if (actions.length === 1) desk.act(actions[0]);
      else if (actions.length > 1) desk.ask({ title: desk.say(actions[0]), actions, anchor });
    },
    ground(x, y) {
      page.skip();
      page.inspect(null);
      const reach = MISS / page.scale();
      let best: { id: string; far: number } | null = null;
      for (const space of sheet.spaces) {
        const far = Math.hypot(space.x - x, space.y - y) - (state(space.id) === 'idle' ? 0 : 6);
        if (far < reach && (best === null || far < best.far)) best = { id: space.id, far };
      }
      const anchor = best === null ? null : page.element(best.id);
      if (best !== null && anchor !== null) touch(best.id, anchor);
    },
  };
}
