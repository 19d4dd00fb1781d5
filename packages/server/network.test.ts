import { expect, it } from 'vitest';
import { addressOf, coarseNetworkOf, networkOf } from './network.ts';

it('counts an IPv6 network as one visitor, however its addresses are written', () => {
  const one = ['2001:db8:0:7::1', '2001:0DB8:0000:0007:a:b:c:d', '2001:db8::7:1:2:3:4', '2001:db8:0:7::1.2.3.4', '2001:db8:0:7::1%eth0'];
  expect(new Set(one.map(networkOf))).toEqual(new Set(['2001:db8:0:7::/64']));
  expect(networkOf('2001:db8:0:8::1')).not.toBe(networkOf('2001:db8:0:7::1'));
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});

it('counts every IPv4 address by itself, also when it is dressed as IPv6', () => {
  expect(networkOf('10.0.0.1')).toBe('10.0.0.1');
  expect(networkOf('::ffff:10.0.0.1')).toBe('10.0.0.1');
  expect(networkOf('::FFFF:10.0.0.2')).toBe('10.0.0.2');
});

it('believes the last word of a proxy, and of nobody else', () => {
  expect(addressOf('127.0.0.1', '6.6.6.6, 10.0.0.2', true)).toBe('10.0.0.2');
  expect(addressOf('127.0.0.1', ['6.6.6.6', '10.0.0.3'], true)).toBe('10.0.0.3');
  expect(addressOf('127.0.0.1', '6.6.6.6', false)).toBe('127.0.0.1');
  expect(addressOf('127.0.0.1', undefined, true)).toBe('127.0.0.1');
});

it('tells the owner of an account a network by which no household is found', () => {
  expect(coarseNetworkOf('192.0.2.77')).toBe('192.0.2.0/24');
  expect(coarseNetworkOf('::ffff:192.0.2.77')).toBe('192.0.2.0/24');
  expect(coarseNetworkOf('2001:db8:12:3456::1')).toBe('2001:db8:12::/48');
  expect(coarseNetworkOf('')).toBe('');
});
