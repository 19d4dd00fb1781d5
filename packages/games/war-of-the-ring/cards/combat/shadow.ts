import type { CombatEffect } from '../../rules/events/registry.ts';

export const shadowCombat: { readonly [title: string]: CombatEffect } = {};
