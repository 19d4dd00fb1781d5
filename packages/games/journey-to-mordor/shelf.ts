import type { Box } from '../box.ts';

export const box: Box = {
  id: 'journey-to-mordor',
  players: { min: 2, max: 4 },
  minutes: [20, 20],
  state: 'drawn',
  bots: ['random', 'casual', 'ranger', 'master'],
  forTwo: ['master'],
  ratings: { random: 337, casual: 1000, ranger: 1233, master: 1228 },
  tells: true,
  secret: false,
  form: [
    { id: 'side', kind: 'choice', values: ['basic', 'advanced'], standard: 'basic' },
    { id: 'lastSurvivor', kind: 'switch', standard: false },
  ],
  device: { icon: 'the-ring', colour: 'ochre' },
  printed: {
    design: ['Michael Rieneck'],
    illustration: ['Jon Hodgson', 'Suzanne Helmigh'],
    publishers: ['Kosmos', 'Egmont Polska', 'Fantasy Flight Games'],
  },
};
