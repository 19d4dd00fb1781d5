import type { Seat } from '#kernel/seat.ts';
import type { DieView, Forecast, JourneyView, PlayerView, TurnView } from '../view/view.ts';

/** Views made by hand, for tests of what is drawn. */

const FORECAST: Forecast = {
  rings: 0,
  weapons: 0,
  orcs: 0,
  force: 0,
  threat: 0,
  moves: 0,
  lost: 0,
  gandalfs: 0,
  hits: [0, 0],
  tree: false,
};

const TRAIL = ['rivendell', 'moria', 'lothlorien', 'rohan', 'helms-deep', 'gondor', 'minas-tirith', 'shelobs-lair', 'mordor'];

export const aPlayer = (seat: Seat, given: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  hobbit: ['frodo', 'sam', 'merry', 'pippin'][seat],
  fields: 0,
  place: 'bag-end',
  squares: Array.from({ length: 7 }, () => ({ split: false, crossed: 0 })),
  spaces: 7,
  inMordor: false,
  out: false,
  ...given,
});

export const aDie = (id: string, symbol: DieView['symbol'], status: DieView['status']): DieView => ({
  id,
  hobbit: { yellow: 'frodo', red: 'sam', blue: 'merry', green: 'pippin' }[id] ?? null,
  hits: 0,
  symbol,
  status,
});

export const aTurn = (
  dice: readonly DieView[],
  given: Partial<Omit<TurnView, 'forecast'>> & { readonly forecast?: Partial<Forecast> } = {},
): TurnView => ({
  effect: null,
  place: 'bag-end',
  roll: 1,
  repeated: false,
  gandalfs: 0,
  dice,
  ...given,
  forecast: { ...FORECAST, ...given.forecast },
});

export const aView = (stage: JourneyView['stage'], turn: TurnView | null, given: Partial<JourneyView> = {}): JourneyView => ({
  side: 'basic',
  lastSurvivor: false,
  stage,
  round: 1,
  first: 0,
  active: turn === null ? null : 0,
  trail: TRAIL.map((place) => ({ place, effect: null })),
  players: [aPlayer(0), aPlayer(1)],
  turn,
  ...given,
});
