import { expect, test } from 'vitest';
import { compactEndpoint, type EndpointScheme, isEndpointNumber } from './endpoint.ts';

test.each<[EndpointScheme, string, string]>([
  ['0007', '5560269986', '5560269987'],
  ['0088', '7300010000001', '7300010000002'],
  ['0192', '923609016', '923609017'],
  ['0184', 'DK12345674', '12345674'],
  ['0216', '003712345671', '12345671'],
  ['0208', '0202239951', '0202239952'],
  ['9930', 'DE123456789', 'DE12345678'],
])('of scheme %s the network takes %s, and not %s', (scheme, right, wrong) => {
  expect([isEndpointNumber(scheme, right), isEndpointNumber(scheme, wrong)]).toEqual([true, false]);
});

test('spaces and hyphens of a typed number are left out', () => {
  expect(compactEndpoint(' 556026-9986 ')).toBe('5560269986');
  expect(compactEndpoint('dk 12 34 56 74')).toBe('DK12345674');
});
