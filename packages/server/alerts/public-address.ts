import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Private, reserved and multicast addresses (SSRF guard). */
const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Between a provider and its customers.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // The link itself; clouds keep what their machines must not tell here.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(net, bits, 'ipv4');

/** Of IPv6 only this much is given out at all: what carries an IPv4 address inside, or belongs to a house, lies outside of it, or is taken out below. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, bits, 'ipv6');

/** Whether an address is one of the open internet, at which a stranger may have asked us to knock. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  return isIPv6(address) && !address.includes('%') && given.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
