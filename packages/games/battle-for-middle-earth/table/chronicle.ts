import type { BattleEvent } from '../rules/events.ts';

/** Icon before each line of the chronicle. */
export const EVENT_ICONS: { readonly [type in BattleEvent['type']]: string | null } = {
  firstPlayer: 'quill-ink',
  dealt: 'scroll-unfurled',
  turnBegan: null,
  played: 'scroll-unfurled',
  playedNew: 'flying-flag',
  declinedDraw: 'cancel',
  exchanged: 'wizard-face',
  moved: 'footprint',
  attackBegan: 'flying-flag',
  targeted: 'eye-target',
  doubled: 'quill-ink',
  borrowed: 'shaking-hands',
  attacked: 'crossed-swords',
  hobbitGiven: 'shaking-hands',
  returned: 'return-arrow',
  drew: 'the-ring',
  drewCard: 'the-ring',
  mordorLaid: 'burning-eye',
  counterattack: 'evil-tower',
  spared: 'wax-seal',
  sparedHand: 'wax-seal',
  lostTeamCard: 'crowned-skull',
  lostHandCard: 'crowned-skull',
  lostEnemy: 'crowned-skull',
  enemyLeft: 'footprint',
  enemyTurnedUp: 'hood',
  reshuffled: 'clockwise-rotation',
  gameEnded: 'laurels',
  resigned: 'flying-flag',
  undone: 'return-arrow',
};

export const chronicle = (event: BattleEvent): { readonly icon: string | null; readonly head: boolean } => ({
  icon: EVENT_ICONS[event.type],
  head: event.type === 'turnBegan',
});
