import { asId } from '#kernel/id.ts';
import { type Action, includes, type Match, type Seat, type Seats, type State, seatList } from '#kernel';
import { ALWAYS, EVERYTHING, type StandingOrder } from '#wire';
import { RefusedError } from '../../refused-error.ts';
import type { StoredOrder, TableSettings } from '../../store/store.ts';

const stands = ({ until }: StoredOrder, { game, state }: Match<State>): boolean =>
  until === null || game.orderPeriods?.find(({ name }) => name === until.span)?.mark(state) === until.mark;

const isFor = (order: StoredOrder, kind: string): boolean => order.kind === kind || order.kind === EVERYTHING;

const answers = (order: StoredOrder, match: Match<State>, seat: Seat, kind: string): boolean =>
  isFor(order, kind) && stands(order, match) && (order.harmless !== true || match.isHarmless(seat));

const ordersAt = ({ seats }: TableSettings, seat: Seat): readonly StoredOrder[] =>
  seats[seat].kind === 'human' ? (seats[seat].orders ?? []) : [];

/**
 * What a standing order of this seat answers to the question it is asked now; null when it wants to be asked. Its secrets are not looked at, unless the player
 * wants to be asked only when passing costs something: then its own.
 */
export function orderedAnswer(match: Match<State>, settings: TableSettings, seat: Seat): Action | null {
  const orders = ordersAt(settings, seat);
  if (orders.length === 0) return null;
  const window = match.skippablePrompt(seat);
  return window !== null && orders.some((order) => answers(order, match, seat, window.kind)) ? window.nothing : null;
}

/** The seats that are asked something which their orders answer. */
export const orderedSeats = (match: Match<State>, settings: TableSettings): Seat[] =>
  match.waitingList().filter((seat) => orderedAnswer(match, settings, seat) !== null);

/** The orders of these seats, as their player is sent them. */
export const ordersOf = (match: Match<State>, settings: TableSettings, plays: Seats): StandingOrder[] =>
  seatList(plays).flatMap((seat) =>
    ordersAt(settings, seat).flatMap((order) => {
      if (!stands(order, match)) return [];
      const window = includes(match.waiting(), seat) ? match.skippablePrompt(seat) : null;
      return [
        {
          seat,
          kind: order.kind,
          until: order.until?.span ?? ALWAYS,
          ...(order.harmless === true ? { harmless: true } : {}),
          answers: window !== null && answers(order, match, seat, window.kind),
        },
      ];
    }),
  );

/** What a player orders. */
interface GivenOrder {
  readonly kind: string;
  readonly until: string | null;
  readonly harmless?: true;
}

/** With an order for the question that is being asked, or, without an end, with one taken back. */
export function withOrder(settings: TableSettings, match: Match<State>, seat: Seat, { kind, until, harmless }: GivenOrder): TableSettings {
  const others = ordersAt(settings, seat).filter((order) => order.kind !== kind);
  if (until === null) return withOrders(settings, seat, others);
  const window = match.skippablePrompt(seat);
  if (window === null || (kind !== window.kind && kind !== EVERYTHING))
    throw new RefusedError('wrong-moment', `Seat ${seat} is not asked for ${kind} now`);
  if (harmless === true && (kind === EVERYTHING || !window.mayBeHarmless))
    throw new RefusedError('wrong-moment', `Whether passing ${kind} costs something cannot be told`);
  // One for everything takes the place of all others.
  return withOrders(settings, seat, [
    ...(kind === EVERYTHING ? [] : others),
    { kind, until: endOf(match, until), ...(harmless === true ? { harmless } : {}) },
  ]);
}

function endOf({ game, state }: Match<State>, until: string): StoredOrder['until'] {
  if (until === ALWAYS) return null;
  const span = game.orderPeriods?.find(({ name }) => name === until);
  if (span === undefined) throw new RefusedError('wrong-moment', `No order of ${game.id} ends with "${until}"`);
  return { span: until, mark: span.mark(state) };
}

function withOrders(settings: TableSettings, seat: Seat, orders: readonly StoredOrder[]): TableSettings {
  const seats = settings.seats.map((each, index) => {
    if (index !== seat) return each;
    const { orders: _before, ...rest } = each;
    return orders.length === 0 ? rest : { ...rest, orders };
  });
  return { ...settings, seats };
}

/** Without orders whose time is over, which would otherwise come to life again with the next battle at the same place; null when all still stand. */
export function withoutEnded(settings: TableSettings, match: Match<State>): TableSettings | null {
  let next = settings;
  for (const seat of settings.seats.keys()) {
    const orders = ordersAt(settings, asId(seat));
    const standing = orders.filter((order) => stands(order, match));
    if (standing.length < orders.length) next = withOrders(next, asId(seat), standing);
  }
  return next === settings ? null : next;
}

/** The settings without orders, for comparison: orders are private. */
export const withoutOrders = (settings: TableSettings): string =>
  JSON.stringify(settings, (key, value: unknown) => (key === 'orders' ? undefined : value));
