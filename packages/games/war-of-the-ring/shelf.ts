import type { Box } from '../box.ts';

export const box: Box = {
  id: 'war-of-the-ring',
  players: { min: 2, max: 4 },
  minutes: [180, 180],
  state: 'drawn',
  bots: ['random', 'casual', 'ranger', 'master'],
  ratings: { random: 638, casual: 1000, ranger: 1337, master: 1437 },
  tells: true,
  secret: true,
  teams: {
    3: [[1, 2]],
    4: [
      [0, 2],
      [1, 3],
    ],
  },
  sides: {
    2: ['free', 'shadow'],
    3: ['free', 'shadow', 'shadow'],
    4: ['free', 'shadow', 'free', 'shadow'],
  },
  form: [
    { id: 'link', kind: 'choice', values: ['none', 'shadow-both', 'shadow-one', 'each-one', 'free-one', 'free-both'], standard: 'none' },
  ],
  device: { icon: 'burning-eye', colour: 'red' },
  printed: {
    design: ['Roberto Di Meglio', 'Marco Maggi', 'Francesco Nepitello'],
    illustration: ['John Howe'],
    publishers: ['Ares Games', 'Galakta'],
  },
};
