import {
  type Action,
  ForcedRandom,
  type ForcedOutcome,
  type GameEvent,
  Match,
  SeededRandom,
  type AddressedEvent,
  type Viewer,
  viewOf,
  type Seat,
} from '#kernel';
import { huntForTheRing as game } from '../index.ts';
import type { HuntPosition } from '../position/index.ts';
import { bearer, type Hunt, type HuntOptions } from '../rules/state.ts';
import type { HuntView, RingBearerView, WraithView } from '../view/view.ts';
import { box } from './letter.ts';

type Loose = Omit<HuntPosition, 'game'>;

/** A table set up from a position, for tests: act, look, ask why not. */
export class TestTable {
  readonly match: Match<Hunt, HuntOptions, HuntView>;
  readonly told: GameEvent[] = [];
  /** The same with its audience. */
  readonly to: AddressedEvent[] = [];

  constructor(position: Loose, forced: readonly ForcedOutcome[] = []) {
    const state = game.position.read({ game: 'hunt-for-the-ring', ...position }, box);
    this.match = Match.resume(game, { state, random: new ForcedRandom(forced, new SeededRandom(1)) });
  }

  get s(): Hunt {
    return this.match.state;
  }

  get open(): Hunt['open'] {
    return this.match.state.open;
  }

  /** Whoever is asked does this. */
  act(type: string, rest: Omit<Action, 'type'> = {}): this {
    const [seat] = this.match.waitingList();
    return this.actAs(seat, type, rest);
  }

  actAs(seat: Seat, type: string, rest: Omit<Action, 'type'> = {}): this {
    const answer = this.match.apply(seat, { type, ...rest });
    if (!answer.ok) throw new Error(`${JSON.stringify({ type, ...rest })}: ${answer.refusal.message}`);
    this.told.push(...answer.events.map(({ event }) => event));
    this.to.push(...answer.events);
    return this;
  }

  /** The rules that stop it; empty when it is allowed. */
  refused(type: string, rest: Omit<Action, 'type'> = {}, seat = this.match.waitingList()[0]): readonly string[] {
    return this.match.explain(seat, { type, ...rest })?.rules ?? [];
  }

  allows(type: string, rest: Omit<Action, 'type'> = {}): boolean {
    return this.refused(type, rest).length === 0;
  }

  /** What is offered of one kind: the named argument of each. */
  offered(type: string, argument: string): (string | number)[] {
    const [seat] = this.match.waitingList();
    return this.match
      .options(seat)
      .filter((option) => option.type === type)
      .map((option): Action => option)
      .map((option) => option[argument]);
  }

  prompt(): string | undefined {
    return this.match.prompt(this.match.waitingList()[0])?.id;
  }

  heard(type: string): boolean {
    return this.told.some((event) => event.type === type);
  }

  log(): string[] {
    return bearer(this.s).log.map((entry) => (entry === 255 ? 'dot' : entry === 254 ? 'slash' : box.spaces[entry]));
  }

  lastArea(): string {
    return box.spaces[bearer(this.s).lastArea];
  }

  at(nazgul: 'blue' | 'green' | 'red' | 'violet'): string {
    return box.spaces[this.open.nazgul[['blue', 'green', 'red', 'violet'].indexOf(nazgul)]];
  }

  trail(area: number): number {
    return this.open.trail[box.spaces.indexOf(String(area))];
  }

  look(viewer: Viewer): HuntView {
    return viewOf(game, this.s, viewer);
  }

  /** What the Ring-bearer alone sees. */
  get bearerSees(): RingBearerView {
    const { mine } = this.look(0);
    if (mine?.role !== 'ring-bearer') throw new Error('Seat 0 does not bear the Ring');
    return mine;
  }

  /** What one Wraith player alone sees. */
  wraithSees(seat: Seat): WraithView {
    const { mine } = this.look(seat);
    if (mine?.role !== 'wraith') throw new Error(`Seat ${seat} is no Wraith player's`);
    return mine;
  }

  /** The same as it travels, for whoever looks for a secret in it. */
  view(viewer: Viewer): string {
    return JSON.stringify(this.look(viewer));
  }
}

export const table = (position: Loose, forced: readonly ForcedOutcome[] = []): TestTable => new TestTable(position, forced);

/** So many of the company are face up, in the order of their cards. */
export const companyOf = (up: number): NonNullable<Loose['company']> => {
  const shown = (place: number): 'up' | 'over' => (place < up ? 'up' : 'over');
  return { frodo: shown(0), samwise: shown(1), peregrin: shown(2), meriadoc: shown(3), strider: shown(4) };
};

const at = (space: string | number, player = 1, place = 1): { at: string | number; player: number; place: number } => ({
  at: space,
  player,
  place,
});

/** The four Nazgûl of one Wraith player, in the usual order. */
export const riders = (
  blue: string | number,
  green: string | number,
  red: string | number,
  violet: string | number,
): NonNullable<Loose['nazgul']> => ({
  blue: at(blue, 1, 1),
  green: at(green, 1, 2),
  red: at(red, 1, 3),
  violet: at(violet, 1, 4),
});
