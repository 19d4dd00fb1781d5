import { expect, it } from 'vitest';
import { deviceOf, trustedDeviceToken } from './trusted-device.ts';

it('a mark tells the device it was made for, to its own house and for its own person only', () => {
  const [mark, other] = [trustedDeviceToken('secret', 'frodo'), trustedDeviceToken('secret', 'frodo')];
  expect(deviceOf('secret', 'frodo', mark)).toMatch(/^[\w-]{22}$/);
  expect(deviceOf('secret', 'frodo', other)).not.toBe(deviceOf('secret', 'frodo', mark));
  expect(deviceOf('secret', 'sam', mark)).toBeNull();
  expect(deviceOf('elsewhere', 'frodo', mark)).toBeNull();
  for (const forged of ['', '.', mark.slice(0, -1), `x${mark}`, mark.split('.')[0] ?? ''])
    expect(deviceOf('secret', 'frodo', forged)).toBeNull();
});
