import { hearing } from '#look/hearing.ts';

/** What is heard of the news. */
export const soundsOf = hearing({
  played: 'page',
  playedNew: 'page',
  drew: 'page',
  exchanged: 'page',
  moved: 'page',
  targeted: 'seal',
  doubled: 'quill',
  borrowed: 'quill',
  attacked: 'battle',
  mordorLaid: 'seal',
  counterattack: 'nazgul',
});
