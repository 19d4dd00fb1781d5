import type { Action } from '#kernel';
import type { TableProps } from '#look';
import type { HuntView } from '../view.ts';
import type { Asking } from './Choices.tsx';
import type { Offers } from './offers.ts';

/** What the parts of the board share: the table, what is offered, and how to answer. */
export interface Desk {
  readonly table: TableProps<HuntView>;
  readonly offers: Offers;
  /** Everything that can be done is offered by the scene, too. */
  readonly isScened: boolean;
  /** Does it, unless a move is already on its way. */
  act(action: Action): void;
  /** Opens a menu when a touch could mean several things. */
  ask(asking: Asking): void;
  say(action: Action): string;
  /** What is pointed at is seen on the map before it is chosen. */
  point(action: Action | null): void;
}

const IN_SCENE: ReadonlySet<string> = new Set([
  ...['pass', 'playAlly', 'cancelToken', 'acceptTokens', 'changeRoute', 'keepRoute', 'useCompany', 'choose'],
]);

export const isInScene = (offers: Offers): boolean => offers.asked && offers.all.every(({ type }) => IN_SCENE.has(type));

const SPACE_ARGUMENTS = ['to', 'space', 'area'] as const;

/** What somebody who touches a barred space seems to wish: the verb that is offered elsewhere on the map, or the move that belongs to the moment. */
export function wishAt(table: TableProps<HuntView>, offers: Offers, space: string): Action | null {
  const id = /^\d+$/.test(space) ? Number(space) : space;
  for (const spot of offers.spots)
    for (const action of offers.at(spot)) {
      const argument = SPACE_ARGUMENTS.find((name) => action[name] !== undefined);
      if (argument !== undefined) return { ...action, [argument]: id };
    }
  const prompt = table.turn?.prompt?.id ?? '';
  if (prompt.startsWith('activation')) return { type: 'ride', space: id };
  if (prompt === 'turnByDay' || prompt === 'turnByNight') return { type: 'moveFrodo', area: id };
  if (prompt === 'turnAfterStep') return { type: 'moveGandalf', area: id };
  return null;
}
