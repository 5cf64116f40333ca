import { expect, test } from 'vitest';
import { networkOf } from './rate-limits.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['192.0.2.7:20001', '192.0.2.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
  ['[::ffff:192.0.2.7]', '192.0.2.7'],
])('%s is counted as %s, the network of all addresses of one owner', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
