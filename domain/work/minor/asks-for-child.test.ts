import { expect, test } from 'vitest';
import type { Wish } from '#domain/finding/matching/condition.ts';
import { asksForChild } from './asks-for-child.ts';

const aged = (min: number | undefined, max: number | undefined, demand: Wish['demand'] = 'must'): Wish => ({
  demand,
  any: [{ kind: 'age', min, max }],
});

test.each([
  [[aged(8, 12)], true],
  [[aged(undefined, 12, 'merit')], true],
  [[aged(12, 13)], false],
  [[aged(8, undefined)], false],
  [[aged(8, 12, 'not')], false],
  [[{ demand: 'must', any: [...aged(8, 12).any, ...aged(30, 40).any] }], false],
  [[], false],
] as [Wish[], boolean][])('%j', (wishes, expected) => expect(asksForChild(wishes)).toBe(expected));
