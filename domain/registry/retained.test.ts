import { expect, test } from 'vitest';
import { RETAINED } from '#domain/accounts/retention/classes.ts';
import { tablesOf } from './retained.ts';

test.each(RETAINED)('the class %s has tables, each of one context', (id) => {
  const tables = tablesOf(id);
  expect(tables.length).toBeGreaterThan(0);
  expect(new Set(tables).size).toBe(tables.length);
});
