import type { Box } from '../box.ts';

export const box: Box = {
  id: 'battle-for-middle-earth',
  players: { min: 2, max: 4 },
  minutes: [30, 30],
  state: 'drawn',
  bots: ['random', 'casual', 'ranger', 'master'],
  ratings: { random: 349, casual: 1000, ranger: 1308, master: 1461 },
  tells: true,
  secret: true,
  form: [],
  device: { icon: 'crossed-swords', colour: 'green' },
  printed: {
    design: ['Andreas Zimmermann'],
    illustration: ['Suzanne Helmigh'],
    publishers: ['Kosmos', 'FoxGames', 'Ultra PRO', 'Devir'],
  },
};
