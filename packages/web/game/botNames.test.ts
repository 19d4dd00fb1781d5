import type { SeatInfo } from '#wire';
import { expect, it } from 'vitest';
import { withDisplayNames } from './botNames.ts';

const seat = (kind: SeatInfo['kind'], name: string | null): SeatInfo => ({
  kind,
  name,
  yours: false,
  connected: true,
  clock: null,
  contributed: false,
  wantsToAbandon: false,
});

it('lends names to bots only, and different ones to neighbours; whoever has left is somebody', () => {
  const names = withDisplayNames(
    [seat('human', 'Kasia'), seat('bot', null), seat('bot', 'ranger'), seat('bot', 'Staś'), seat('open', null), seat('human', null)],
    'Somebody',
  ).map(({ name }) => name);
  expect(names).toEqual(['Kasia', 'Angelica', 'Sancho', 'Staś', null, 'Somebody']);
});
