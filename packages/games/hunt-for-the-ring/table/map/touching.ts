import type { ReadSpace } from '#look/map/createMap.ts';
import { type Desk, wishAt } from '../desk.ts';
import type { SpaceState } from './Spaces.tsx';

/** What can be touched on the map, and what a touch means. */
export interface MapTouch {
  readonly state: (id: string) => SpaceState;
  readonly touch: (id: string, anchor: Element) => void;
  readonly touchPlace: (place: string, anchor: Element) => void;
  /** A touch on nothing. */
  readonly missed: () => void;
}

export function createTouching(
  desk: Desk,
  page: {
    readonly titleOf: (id: string) => string;
    /** Reads a space, or nothing any more. */
    readonly read: (space: ReadSpace | null) => void;
    /** What is still moving stops. */
    readonly skip: () => void;
    readonly pick: (first: string | null) => void;
  },
): MapTouch {
  const { table } = desk;
  const state = (id: string): SpaceState => {
    if (desk.offers.spots.has(id)) return 'offered';
    if (desk.offers.movable.has(id)) return heldAt(id) ? 'held' : 'movable';
    return 'idle';
  };
  const firstAt = (id: string): string[] => {
    const riders = table.view.nazgul.filter(({ at }) => at === id).map((each) => each.id);
    const firsts = desk.offers.of('pushNazgul').map(({ nazgul }): string => nazgul);
    const isAlly = desk.offers.of('moveAlly').some(({ from }) => String(from) === id);
    return [...riders.filter((rider) => firsts.includes(rider)), ...(isAlly ? [id] : [])];
  };
  const heldAt = (id: string): boolean => firstAt(id).some((first) => first === desk.offers.held);
  const missed = (): void => {
    page.skip();
    page.read(null);
  };
  const touch = (id: string, anchor: Element): void => {
    missed();
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
    else page.read({ id, anchor });
  };
  return {
    state,
    touch,
    touchPlace(place, anchor) {
      const actions = desk.offers.at(place);
      if (actions.length === 1) desk.act(actions[0]);
      else if (actions.length > 1) desk.ask({ title: desk.say(actions[0]), actions, anchor });
    },
    missed,
  };
}
