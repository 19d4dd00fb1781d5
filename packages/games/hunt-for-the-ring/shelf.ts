import type { Box } from '../box.ts';

export const box: Box = {
  id: 'hunt-for-the-ring',
  players: { min: 2, max: 5 },
  minutes: [120, 180],
  state: 'drawn',
  bots: ['random', 'casual', 'ranger'],
  secret: true,
  device: { icon: 'hood', colour: 'dusk' },
  printed: {
    design: ['Marco Maggi', 'Gabriele Mari', 'Francesco Nepitello'],
    illustration: ['John Howe', 'Francesco Mattioli'],
    publishers: ['Ares Games', 'Galakta'],
  },
};
