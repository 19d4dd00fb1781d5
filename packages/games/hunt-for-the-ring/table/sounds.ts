import { hearing } from '#look/hearing.ts';

/** What is heard of the news. */
export const soundsOf = hearing({
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
});
