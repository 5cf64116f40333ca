import { expect, test } from 'vitest';
import { z } from 'zod';
import { type RouteDeclaration, schemaOn } from '#contract/kernel/route.ts';
import { contract } from './contract.ts';

const asking = Object.entries<RouteDeclaration>(contract).filter(([, route]) => route.asks_owner);

test('a route that confirms the owner takes the password, and tells how many attempts there are', () => {
  expect(asking.length).toBeGreaterThan(1);
  for (const [key, { body, limits }] of asking) {
    const schema = body && schemaOn(body, '2026-11-28');
    expect(schema instanceof z.ZodObject && 'password' in schema.shape, key).toBe(true);
    expect(limits?.length, key).toBeGreaterThan(0);
  }
});
