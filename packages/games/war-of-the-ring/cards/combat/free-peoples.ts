import type { CombatEffect } from '../../rules/events/registry.ts';

export const freeCombat: { readonly [title: string]: CombatEffect } = {};
