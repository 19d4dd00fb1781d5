import type { PositionDefinition } from '#kernel';
import { read } from './read.ts';
import { write } from './write.ts';
import type { Hunt } from '../rules/state.ts';

export type { HuntPosition } from './schema.ts';

/** The position notation (see `position/`): any moment that waits for a decision, as a document a person can write. */
export const position: PositionDefinition<Hunt> = { read, write };
