/** What the form of a battle asks for: where it is fought, and of what an army is made. */
export const BATTLE_PLACES = ['field', 'walls', 'assault', 'sortie'] as const;
export type BattlePlace = (typeof BATTLE_PLACES)[number];

export const ARMY_PARTS = ['regulars', 'elites', 'leadership', 'captains'] as const;
