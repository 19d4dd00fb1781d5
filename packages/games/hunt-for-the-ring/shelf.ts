import type { Box } from '../box.ts';

export const box: Box = {
  id: 'hunt-for-the-ring',
  players: { min: 2, max: 5 },
  minutes: [120, 180],
  state: 'drawn',
  bots: ['random', 'casual', 'ranger', 'master'],
  ratings: { random: 346, casual: 1000, ranger: 1455, master: 1765 },
  tells: true,
  secret: true,
  sides: {
    2: ['bearer', 'wraiths'],
    3: ['bearer', 'wraiths', 'wraiths'],
    4: ['bearer', 'wraiths', 'wraiths', 'wraiths'],
    5: ['bearer', 'wraiths', 'wraiths', 'wraiths', 'wraiths'],
  },
  notes: { rule: 'HR-WLOG-01', seats: [0] },
  form: [
    { id: 'mode', kind: 'choice', values: ['campaign', 'part1', 'part2'], standard: 'campaign' },
    { id: 'letter', kind: 'text', standard: '', file: true },
    { id: 'information', kind: 'choice', values: ['normal', 'two', 'none'], standard: 'normal' },
    { id: 'bigPool', kind: 'switch', standard: false },
    { id: 'havens', kind: 'switch', standard: false },
    { id: 'belief', kind: 'switch', standard: true },
  ],
  device: { icon: 'hood', colour: 'dusk' },
  printed: {
    design: ['Marco Maggi', 'Gabriele Mari', 'Francesco Nepitello'],
    illustration: ['John Howe', 'Francesco Mattioli'],
    publishers: ['Ares Games', 'Galakta'],
  },
};
