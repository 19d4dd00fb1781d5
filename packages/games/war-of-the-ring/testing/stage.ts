import { TestTable } from '#kernel/testing/table.ts';
import { CHARACTERS, ELIMINATED, FIGURES, IN_FELLOWSHIP, KINDS, NOT_YET_IN_PLAY } from '../content/box.ts';
import { warOfTheRing } from '../index.ts';
import type { WarPosition } from '../position.ts';
import { ROW } from '../rules/figures.ts';
import type { War, WarOptions } from '../rules/state.ts';
import type { NationView, WarView } from '../view.ts';

export type Stage = TestTable<War, WarOptions, WarView>;
export const [FREE_SEAT, SHADOW_SEAT] = [0, 1];

type Die = NonNullable<NonNullable<WarPosition['dice']>['shadow']>[number];
type NationName = keyof NonNullable<WarPosition['nations']>;

type Given = Omit<WarPosition, 'game' | 'dice'> & {
  /** Unused dice of each side. */
  readonly free?: readonly Die[];
  readonly shadow?: readonly Die[];
  readonly atWar?: readonly NationName[];
};

/** A position in the middle of the war: what is left out is as the notation begins, with room for as many dice as there are. */
export function stage(given: Given = {}): Stage {
  const { free = [], shadow = [], atWar = [], nations = {}, ...rest } = given;
  return new TestTable(warOfTheRing, {
    position: {
      game: 'war-of-the-ring',
      pool: [6, 10],
      ...rest,
      nations: { ...nations, ...Object.fromEntries(atWar.map((nation) => [nation, { steps: 0, active: true }])) },
      dice: { 'free-peoples': free, shadow },
    },
  });
}

/** A whole game from the printed set-up; the orders of the four decks may be dictated. */
export const fresh = (options: unknown = {}, draws: readonly (readonly string[])[] = []): Stage =>
  new TestTable(warOfTheRing, { seats: 2, options, draws });

/** Where a character is: a place of the map, `fellowship`, `aside` or `eliminated`. */
export function whereIs({ state }: Stage, character: (typeof CHARACTERS)[number]): string {
  const place = state.open.characters[CHARACTERS.indexOf(character)];
  if (place === IN_FELLOWSHIP) return 'fellowship';
  if (place === NOT_YET_IN_PLAY) return 'aside';
  return place === ELIMINATED ? 'eliminated' : state.box.placeIds[place];
}

/** Figures at a place of the map by name, without characters. */
export function figuresAt({ state }: Stage, place: string): { [figure: string]: number } {
  const at = state.box.placeIds.indexOf(place);
  if (at < 0) throw new Error(`No place is called "${place}"`);
  const found: { [figure: string]: number } = {};
  for (let kind = 0; kind < KINDS; kind++)
    if (state.open.figures[at * ROW + kind] > 0) found[FIGURES[kind]] = state.open.figures[at * ROW + kind];
  return found;
}

export function nation(table: Stage, name: NationName): Pick<NationView, 'steps' | 'active'> {
  const found = table.view().nations.find(({ id }) => id === name);
  if (found === undefined) throw new Error(`No nation is called "${name}"`);
  return { steps: found.steps, active: found.active };
}

export const holder = (table: Stage, region: string): string | null => table.view().regions.find(({ id }) => id === region)?.holder ?? null;

export const fellowship = (table: Stage): WarView['fellowship'] => table.view().fellowship;
export const freeSide = (table: Stage): WarView['sides'][0] => table.view(FREE_SEAT).sides[0];
export const shadowSide = (table: Stage): WarView['sides'][1] => table.view(SHADOW_SEAT).sides[1];

/** The values one argument takes among the options of a verb. */
export const choices = (table: Stage, verb: string, argument: string): unknown[] => table.options(verb).map((option) => option[argument]);

/** What a die can be spent on now. */
export const actionsOf = (table: Stage, die: string): unknown[] =>
  table
    .options('spend')
    .filter((option) => option.die === die)
    .map((option) => option.action);

export const spend = (die: string, action: string): { type: string; die: string; action: string } => ({ type: 'spend', die, action });
