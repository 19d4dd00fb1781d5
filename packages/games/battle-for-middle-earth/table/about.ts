import type { BattleWords } from '../rules/state.ts';

type BattleEvent = BattleWords['event'];

/** Told to nobody but whoever holds the cards. */
const OWN: readonly BattleEvent['type'][] = ['dealt', 'drewCard'];

export const about = (event: BattleEvent): boolean => OWN.includes(event.type);
