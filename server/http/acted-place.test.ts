import { expect, test } from 'vitest';
import { actsFor } from '#contract/kernel/acting.ts';
import type { RouteDeclaration } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import { placeQuery } from './acted-place.ts';

test('the project of every command under a mandate is known', () => {
  const acted = Object.entries<RouteDeclaration>(contract).filter(([key, route]) => actsFor(key, route) !== null);
  expect(acted.length).toBeGreaterThan(60);
  const without = acted.flatMap(([key]) => (placeQuery(key) ? [] : [key]));
  // The URL of this route contains no id: its body has a code that a candidate shows at the door. So a mandate in one
  // project is not valid for it.
  expect(without).toEqual(['POST /appointments/sign-in']);
});
