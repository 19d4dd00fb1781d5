import { expect, test } from 'vitest';
import { hostsOf } from './hosts.ts';

test('an army of two nations: the larger first, everything counted', () => {
  const [army, ...others] = hostsOf({
    figures: { 'gondor-regular': 1, 'rohan-regular': 2, 'rohan-elite': 1, 'rohan-leader': 1 },
    characters: ['gimli'],
  });
  expect(others).toEqual([]);
  expect(army.contingents.map(({ nation }) => nation)).toEqual(['rohan', 'gondor']);
  expect([army.side, army.units, army.elites, army.leaders, army.nazgul, army.characters]).toEqual(['free-peoples', 4, 1, 1, 0, ['gimli']]);
});

test('Nazgûl and minions beside an army of the Free Peoples are a host of their own', () => {
  const hosts = hostsOf({ figures: { 'gondor-regular': 3, nazgul: 2 }, characters: ['witch-king'] });
  expect(hosts.map(({ side, units, nazgul, characters }) => ({ side, units, nazgul, characters }))).toEqual([
    { side: 'free-peoples', units: 3, nazgul: 0, characters: [] },
    { side: 'shadow', units: 0, nazgul: 2, characters: ['witch-king'] },
  ]);
});

test('where nobody stands there is no host', () => {
  expect(hostsOf({ figures: {}, characters: [] })).toEqual([]);
});
