import { expect, test } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

test('addresses and ranges of the setting are our proxies, also when a socket writes them as IPv6', () => {
  const isOurs = trustedProxies('10.0.0.0/8, 192.168.1.7,fd00::/8');
  for (const ours of ['10.1.2.3', '::ffff:10.1.2.3', '192.168.1.7', 'fd12::1']) expect(isOurs(ours)).toBe(true);
  for (const other of ['11.0.0.1', '192.168.1.8', '::1', 'fe80::1', 'unix', '', undefined]) {
    expect(isOurs(other)).toBe(false);
  }
});

test('without the setting no address is a proxy; a part that is no range is refused', () => {
  expect(trustedProxies(undefined)('127.0.0.1')).toBe(false);
  for (const wrong of ['10.0.0', '10.0.0.0/33', 'abc', '10.0.0.0/8/8']) expect(() => trustedProxies(wrong)).toThrow();
});
