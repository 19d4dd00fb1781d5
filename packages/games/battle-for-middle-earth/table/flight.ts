import { asIds } from '#kernel/id.ts';
import { paced } from '#look/pace.ts';
import './flight.css';
import type { Seat } from '#kernel';
import type { BattleEvent } from '../rules/events.ts';

/**
 * Cards are seen to travel. Every card on the table carries a key; after each change whatever has a new place flies there from the old one,
 * what is new comes from its pile, and what is gone leaves for where it went.
 */
export interface Spots {
  readonly [key: string]: DOMRect | undefined;
}

const TIME = 340;
const STAGGER = 40;
const EASE = 'cubic-bezier(.2,.75,.25,1)';

/** By this name a flight is known among the animations of a card. */
const FLIGHT = 'flight';

const flightsIn = (root: Element): Animation[] => root.getAnimations({ subtree: true }).filter(({ id }) => id === FLIGHT);

/** Where every card lies when it has come to rest; those that are still in the air fly on. */
export function spotsOf(root: Element): Spots {
  const airborne = flightsIn(root).map((flight) => ({ flight, at: flight.currentTime }));
  for (const { flight } of airborne) flight.cancel();
  const spots: { [key: string]: DOMRect } = {};
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]'))
    spots[element.dataset.key ?? ''] = element.getBoundingClientRect();
  for (const { flight, at } of airborne) {
    flight.play();
    flight.currentTime = at;
  }
  return spots;
}

/** The place of the table a key comes from when it is new, and goes to when it is gone. */
const homeOf = (key: string): string => (key.startsWith('e:') ? 'eye' : 'ring');

interface LeavingCard {
  /** `won:0` and the like: the place where beaten enemies go. */
  readonly enemies: string;
  readonly companions: string;
}

/** Where cards that left the table went, as far as the news tell. */
export function leavingOf(fresh: readonly BattleEvent[]): LeavingCard {
  const attacked = fresh.find((event) => event.type === 'attacked');
  return { enemies: attacked === undefined ? 'eye-discard' : `seat:${attacked.seat}`, companions: 'ring-discard' };
}

/** Cards an opponent drew: nobody sees which. */
export const drawersOf = (fresh: readonly BattleEvent[]): Seat[] =>
  asIds(fresh.flatMap((event) => (event.type === 'drew' ? [event.seat] : [])));

export function fly(root: HTMLElement, before: Spots, fresh: readonly BattleEvent[], mine: Seat): void {
  const place = (name: string): DOMRect | undefined => root.querySelector(`[data-home="${name}"]`)?.getBoundingClientRect();
  let order = 0;
  const now = spotsOf(root);
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
    const key = element.dataset.key ?? '';
    const to = now[key];
    const from = before[key] ?? place(homeOf(key));
    if (to === undefined || from === undefined || to.width === 0) continue;
    const x = from.left + from.width / 2 - (to.left + to.width / 2);
    const y = from.top + from.height / 2 - (to.top + to.height / 2);
    if (Math.abs(x) + Math.abs(y) < 3) continue;
    const turned = before[key] === undefined;
    for (const flight of flightsIn(element)) flight.cancel();
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})${turned ? ' rotateY(90deg)' : ''}`, zIndex: 20 },
        { transform: 'none', zIndex: 20 },
      ],
      { id: FLIGHT, duration: paced(TIME), delay: paced(order++ * STAGGER), easing: EASE, fill: 'backwards' },
    );
  }
  const leaving = leavingOf(fresh);
  for (const [key, from] of Object.entries(before)) {
    if (now[key] !== undefined || from === undefined) continue;
    const to = place(key.startsWith('e:') ? leaving.enemies : leaving.companions);
    ghost(root, key.startsWith('e:') ? 'foe' : 'companion', from, to, order++);
  }
  for (const seat of drawersOf(fresh)) if (seat !== mine) ghost(root, 'ring', place('ring'), place(`seat:${seat}`), order++);
}

/** A card that is no longer on the table, on its last way. */
function ghost(root: HTMLElement, look: string, from: DOMRect | undefined, to: DOMRect | undefined, order: number): void {
  if (from === undefined || to === undefined || from.width === 0) return;
  const board = root.getBoundingClientRect();
  const element = document.createElement('span');
  element.className = `bm-ghost ${look}`;
  Object.assign(element.style, {
    left: `${from.left - board.left}px`,
    top: `${from.top - board.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  root.append(element);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = element.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(.35) rotate(8deg)`, opacity: 0.2 },
    ],
    { duration: paced(TIME + 120), delay: paced(order * STAGGER), easing: EASE, fill: 'both' },
  );
  flight.onfinish = () => element.remove();
  flight.oncancel = () => element.remove();
}
