import { expect, it } from 'vitest';
import { PersonAddresses, UNKNOWN_ADDRESS } from './person-addresses.ts';

it('knows the last address of each person, and forgets those seen longest ago', () => {
  const addresses = new PersonAddresses(2);
  addresses.note('frodo', '192.0.2.1');
  addresses.note('sam', '192.0.2.2');
  addresses.note('frodo', '192.0.2.3');
  addresses.note('pippin', '192.0.2.4');
  expect(['frodo', 'sam', 'pippin'].map((person) => addresses.of(person))).toEqual(['192.0.2.3', UNKNOWN_ADDRESS, '192.0.2.4']);
});
