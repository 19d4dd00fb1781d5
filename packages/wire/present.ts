import { asId } from '#kernel/id.ts';
import {
  type AnyGame,
  type GameEvent,
  eventsFor,
  includes,
  type Match,
  NOBODY,
  type ProjectedData,
  markProjected,
  type Seat,
  type Seats,
  type State,
  seatList,
  type AddressedEvent,
  type Viewer,
} from '#kernel';
import type { ContentInfo } from './http.ts';
import { ALWAYS, type SeatTurn } from './socket.ts';

/** What a viewer is told of a moment is the same wherever the table stands: on a server, or in the browser itself. */

/** A person at a table: the seats whose secrets the person may see, and the seats that the person plays. */
export interface SeatAccess {
  readonly knows: Seats;
  readonly plays: Seats;
}

const isOne = (seats: Seats): boolean => seats !== NOBODY && (seats & (seats - 1)) === NOBODY;

/**
 * Through whose eyes a viewer sees: with several seats, those of the one that is asked. When none is, and the game has secrets, everybody may be
 * sitting before the screen, and what is shown is what everybody may see.
 */
export function eyesOf({ knows, plays }: SeatAccess, waiting: Seats, secret: boolean): Viewer {
  const asked = plays & waiting;
  const from: Seats = asId(asked !== NOBODY ? asked : plays !== NOBODY ? plays : knows);
  if (from === NOBODY || (secret && asked === NOBODY && !isOne(from))) return 'spectator';
  return seatList(from)[0];
}

/** The seats whose events a viewer hears. In a game with secrets several players at one screen hear together only public events. */
export const earsOf = ({ knows }: Pick<SeatAccess, 'knows'>, secret: boolean): Seats => (secret && !isOne(knows) ? NOBODY : knows);

/** The events that a viewer with these seats hears. */
export function heardWith(told: readonly AddressedEvent[], knows: Seats): ProjectedData<GameEvent[]> {
  const seats = seatList(knows);
  if (seats.length === 0) return eventsFor(told, 'spectator');
  if (seats.length === 1) return eventsFor(told, seats[0]);
  const heard = told.flatMap((one) => {
    const seat = seats.find((each) => eventsFor([one], each).length > 0);
    return seat === undefined ? [] : eventsFor([one], seat);
  });
  return markProjected(heard);
}

/** After what an order can end that is given now, the shortest first: only what is under way has an end to wait for. */
const untilsOf = ({ game, state }: Match<State>): string[] => [
  ...(game.orderPeriods ?? []).filter((span) => span.mark(state) >= 0).map(({ name }) => name),
  ALWAYS,
];

/** How long an order that answers this prompt may stand, and whether it may be restricted; nothing where there can be none. */
function orderable(match: Match<State>, seat: Seat): Pick<SeatTurn, 'untils' | 'mayBeHarmless'> {
  const prompt = match.skippablePrompt(seat);
  if (prompt === null) return {};
  return { untils: untilsOf(match), ...(prompt.mayBeHarmless ? { mayBeHarmless: true } : {}) };
}

/** What the seats of a viewer can do now. `takesOrders`: standing orders are possible. */
export function turnsOf(match: Match<State>, plays: Seats, waiting: Seats, eyes: Viewer, takesOrders: boolean): SeatTurn[] {
  const turns: SeatTurn[] = [];
  for (const seat of seatList(plays)) {
    const canUndo = match.canUndo(seat);
    // In a game with secrets the options say what a seat holds: they are told to the eyes of that seat alone.
    const seen = seat === eyes || !match.game.secret;
    const asked = seen && includes(waiting, seat);
    const asides = seen && match.game.asides !== undefined ? match.asides(seat) : [];
    if (!asked && !canUndo && asides.length === 0) continue;
    turns.push({
      seat,
      prompt: asked ? match.prompt(seat) : null,
      options: asked ? match.options(seat) : [],
      ...(asides.length === 0 ? {} : { asides }),
      canUndo,
      ...(takesOrders && asked ? orderable(match, seat) : {}),
    });
  }
  return turns;
}

export const contentInfo = (game: AnyGame, box: unknown, standard: boolean): ContentInfo => ({
  title: game.content.title(box),
  standard,
  provenance: game.content.provenance(box),
});
