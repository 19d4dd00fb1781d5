import type { GameEvent } from '#kernel';
import type { Sound } from '#look';

const SOUND_OF: { readonly [type: string]: Sound } = {
  diceRolled: 'die',
  diceRerolled: 'die',
  rode: 'quill',
  frodoMoved: 'quill',
  frodoEscaped: 'quill',
  allyPlayed: 'page',
  sorceryPlayed: 'page',
  searchYes: 'seal',
  huntYes: 'seal',
  perceptionYes: 'seal',
  huntHere: 'nazgul',
  markerEye: 'nazgul',
  witchKingEnters: 'nazgul',
  encounter: 'battle',
  tokensDrawn: 'die',
};

/** What is heard of the news: each sound once, however often it happened. */
export const soundsOf = (events: readonly GameEvent[]): readonly Sound[] => [
  ...new Set(events.flatMap(({ type }) => (Object.hasOwn(SOUND_OF, type) ? [SOUND_OF[type]] : []))),
];
