import type { CombatEffects, EventEffects } from '../rules/effects.ts';
import { freeCombat } from './combat/free-peoples.ts';
import { shadowCombat } from './combat/shadow.ts';
import { companionCards } from './free-peoples/character/companions.ts';
import { huntCards } from './free-peoples/character/hunt.ts';
import { ringCards } from './free-peoples/character/ring.ts';
import { strikeCards } from './free-peoples/character/strikes.ts';
import { recruitCards as freeRecruits } from './free-peoples/strategy/recruit.ts';
import { tableCards as freeTable } from './free-peoples/strategy/table.ts';
import { warCards as freeWar } from './free-peoples/strategy/war.ts';
import { huntCards as shadowHunt } from './shadow/character/hunt.ts';
import { nazgulCards } from './shadow/character/nazgul.ts';
import { tableCards as shadowTable } from './shadow/character/table.ts';
import { recruitCards as shadowRecruits } from './shadow/strategy/recruit.ts';
import { tableCards as shadowPlots } from './shadow/strategy/table.ts';
import { warCards as shadowWar } from './shadow/strategy/war.ts';

/** What every card does as an event. A card that is missing here does not compile. */
export const EVENT_EFFECTS: EventEffects = {
  ...huntCards,
  ...ringCards,
  ...companionCards,
  ...strikeCards,
  ...freeRecruits,
  ...freeTable,
  ...freeWar,
  ...shadowHunt,
  ...shadowTable,
  ...nazgulCards,
  ...shadowRecruits,
  ...shadowPlots,
  ...shadowWar,
};

/** What every lower half does in a battle. */
export const COMBAT_EFFECTS: CombatEffects = { ...freeCombat, ...shadowCombat };
