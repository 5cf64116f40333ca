import { expect, test } from 'vitest';
import { choosePrimary, type Seen } from './primary-choice.ts';

const [A, B] = [
  { host: 'a', port: 5432 },
  { host: 'b', port: 5432 },
];
const primary = (timeline: number): Seen => ({ takes_writes: true, timeline });
const STANDBY: Seen = { takes_writes: false, timeline: 0 };
const AWAY: Seen = { takes_writes: undefined, timeline: 0 };

test.each([
  ['the only one that takes writes', [STANDBY, primary(1)], 0, undefined, B],
  ['none while nobody takes writes', [STANDBY, AWAY], 0, undefined, undefined],
  ['the current one, though another takes writes too', [primary(3), primary(3)], 3, B, B],
  ['the current one, though an old primary has come back', [primary(2), primary(3)], 3, B, B],
  ['the promoted one, though the current one still takes writes', [primary(1), primary(2)], 1, A, B],
  ['the promoted one, though the current one is silent', [AWAY, primary(2)], 1, A, B],
  ['of two primaries at the start the one promoted later', [primary(1), primary(2)], 0, undefined, B],
  ['no old primary, though the newer one is away', [primary(1), AWAY], 2, undefined, undefined],
  ['the former one when it is back', [primary(1), STANDBY], 1, undefined, A],
] as const)('writes go to %s', (_, [a, b], timeline, current, chosen) => {
  const seen = new Map([
    [A, a],
    [B, b],
  ]);
  expect(choosePrimary(seen, timeline, current)).toBe(chosen);
});
