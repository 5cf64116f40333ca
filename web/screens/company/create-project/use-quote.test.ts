import { expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { aSpan, termsFor } from '#tests/factories/terms.ts';
import { NEW_ROLE } from './project-form.ts';
import { pricedRoles } from './use-quote.ts';

const role = { ...NEW_ROLE, terms: termsFor(ore(450_000)) };
const dates = [{ kind: 'work' as const, starts_on: '2026-12-03', ends_on: '2026-12-04' }];

test('a role is priced once it has a fee, people, and days of its own or of the project', () => {
  const own = { ...role, terms: { ...role.terms, days: [aSpan('2026-12-04')] } };
  expect(pricedRoles({ dates, roles: [NEW_ROLE, role, own] })).toEqual([1, 2]);
  expect(pricedRoles({ dates: [], roles: [role, own] })).toEqual([1]);
});

test('a role with a half-typed day or headcount is not priced', () => {
  const half = { ...role, terms: { ...role.terms, days: [aSpan('2026-12-04'), aSpan('2026-1')] } };
  expect(pricedRoles({ dates, roles: [half, { ...role, headcount: Number.NaN }] })).toEqual([]);
  expect(pricedRoles({ dates: [{ kind: 'work', starts_on: '2026-12-03', ends_on: '' }], roles: [role] })).toEqual([]);
});
