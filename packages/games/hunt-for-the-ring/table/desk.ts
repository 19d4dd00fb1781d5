import type { Asking } from '#look/Choices.tsx';
import type { HuntAction } from '../rules/state.ts';
import { isActivation } from '../rules/wraiths/prompts.ts';
import type { Offers } from './offers.ts';
import type { HuntProps } from './props.ts';

/** What the parts of the board share: the table, what is offered, and how to answer. */
export interface Desk {
  readonly table: HuntProps;
  readonly offers: Offers;
  /** Everything that can be done is offered by the scene, too. */
  readonly isScened: boolean;
  /** Does it, unless a move is already on its way. */
  act(action: HuntAction): void;
  /** Opens a menu when a touch could mean several things. */
  ask(asking: Asking<HuntAction>): void;
  say(action: HuntAction): string;
  /** What is pointed at is seen on the map before it is chosen. */
  point(action: HuntAction | null): void;
}

const IN_SCENE: ReadonlySet<HuntAction['type']> = new Set<HuntAction['type']>([
  ...(['pass', 'playAlly', 'cancelToken', 'acceptTokens', 'changeRoute', 'keepRoute', 'useCompany', 'choose'] as const),
]);

export const isInScene = (offers: Offers): boolean => offers.asked && offers.all.every(({ type }) => IN_SCENE.has(type));

/** What somebody who touches a barred space seems to wish: the verb that is offered elsewhere on the map, or the move that belongs to the moment. */
export function wishAt(table: HuntProps, offers: Offers, space: string): HuntAction | null {
  const id = /^\d+$/.test(space) ? Number(space) : space;
  for (const spot of offers.spots)
    for (const action of offers.at(spot)) {
      if ('to' in action) return { ...action, to: id };
      if ('space' in action) return { ...action, space: id };
      if ('area' in action) return { ...action, area: id };
    }
  const prompt = table.turn?.prompt?.id ?? '';
  if (isActivation(prompt)) return { type: 'ride', space: id };
  if (prompt === 'turnByDay' || prompt === 'turnByNight') return { type: 'moveFrodo', area: id };
  if (prompt === 'turnAfterStep') return { type: 'moveGandalf', area: id };
  return null;
}
