import { BlockList, isIP } from 'node:net';

// Addresses outside the public internet (IANA's registries of special addresses): reserved, private, this machine, this
// link, shared, documentation, multicast. Prefixes that translate into IPv4 are included, because a private address
// could be written in their form.
const V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** The only block of IPv6 that is assigned for the internet. */
const V6_PUBLIC = '2000::/3';
const V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}
const blockedV4 = listOf('ipv4', V4);
const blockedV6 = listOf('ipv6', V6);
const publicV6 = listOf('ipv6', [V6_PUBLIC]);

/** True for an address on the public internet; false for any other address or text. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blockedV4.check(address, 'ipv4');
  return family === 6 && publicV6.check(address, 'ipv6') && !blockedV6.check(address, 'ipv6');
}
