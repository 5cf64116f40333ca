import { expect, test } from 'vitest';
import { z } from 'zod';
import { type RouteDeclaration, schemaOn } from '#contract/kernel/route.ts';
import { declaredErrors } from './declared-errors.ts';
import type { ErrorCode } from './errors.ts';

const added = (key: string, route: Partial<RouteDeclaration<ErrorCode>>) =>
  declaredErrors(key, { auth: 'public', summary: '', response: z.any(), errors: [], ...route });

/** The codes that follow from the route's callers. */
const OF_CALLERS: readonly ErrorCode[] = [
  'signed_out',
  'forbidden',
  'registration_incomplete',
  'company_not_active',
  'member_may_not',
  'not_your_desk',
  'reason_needed',
];
test.each<[string, Partial<RouteDeclaration<ErrorCode>>, readonly ErrorCode[]]>([
  ['GET', { auth: 'public' }, []],
  ['GET', { auth: 'signed-in' }, ['signed_out', 'registration_incomplete', 'company_not_active']],
  ['GET', { auth: 'signed-in', before_registration: true }, ['signed_out', 'company_not_active']],
  ['GET', { auth: ['talent'] }, ['signed_out', 'forbidden', 'registration_incomplete']],
  ['GET', { auth: ['talent'], before_registration: true }, ['signed_out', 'forbidden']],
  ['GET', { auth: ['company'] }, ['signed_out', 'forbidden', 'company_not_active']],
  ['POST', { auth: ['company'] }, ['signed_out', 'forbidden', 'company_not_active', 'member_may_not']],
  [
    'GET',
    { auth: ['company'], members: ['owner'] },
    ['signed_out', 'forbidden', 'company_not_active', 'member_may_not'],
  ],
  ['GET', { auth: ['admin'] }, ['signed_out', 'forbidden']],
  ['POST', { auth: ['admin'] }, ['signed_out', 'forbidden', 'not_your_desk']],
  ['GET', { auth: ['admin'], admins: ['finance'] }, ['signed_out', 'forbidden', 'not_your_desk']],
  ['GET', { auth: ['talent'], admins: ['finance'] }, ['signed_out', 'forbidden', 'registration_incomplete']],
  [
    'POST',
    { auth: ['company', 'admin'] },
    ['signed_out', 'forbidden', 'company_not_active', 'member_may_not', 'not_your_desk', 'reason_needed'],
  ],
  // An administrator who acts for a talent needs a certain desk, though the route names no administrator.
  [
    'POST',
    { auth: ['talent'], mandate: 'talent' },
    ['signed_out', 'forbidden', 'registration_incomplete', 'not_your_desk', 'reason_needed'],
  ],
])('%s with %o may answer the codes that follow from its callers', (method, route, codes) => {
  const all = added(`${method} /things`, route);
  expect(OF_CALLERS.filter((code) => all.has(code))).toEqual(codes);
});

test.each<[Partial<RouteDeclaration<ErrorCode>>, readonly ErrorCode[]]>([
  [{ params: z.any() }, ['not_found']],
  [{ limits: ['security'] }, ['too_many_requests']],
  [{ asks_owner: true }, ['wrong_password', 'password_missing']],
  [{ shows_people: 'card' }, ['seen_enough']],
  [{ errors: ['rate_exists'] }, ['rate_exists']],
])('a route with %o may answer the codes that follow from it, and no other route may', (route, codes) => {
  for (const code of codes) {
    expect(added('GET /things', route), code).toContain(code);
    expect(added('GET /things', {}), code).not.toContain(code);
  }
});

test('a route with a body may refuse a wrong one, and a route open to keys may refuse too many calls', () => {
  expect(added('POST /things', {})).toContain('file_too_large');
  expect(added('GET /things', {})).not.toContain('file_too_large');
  expect(added('GET /things', {})).toContain('key_may_not');
  expect(added('GET /things', { open_to_keys: true })).not.toContain('key_may_not');
  expect(added('GET /things', { open_to_keys: true })).toContain('too_many_requests');
});

test('schemaOn makes a schema for the given day, and returns a plain schema unchanged', () => {
  const plain = z.string();
  expect(schemaOn(plain, '2026-12-29')).toBe(plain);
  expect(schemaOn((today) => z.literal(today), '2026-12-29').safeParse('2026-12-29').success).toBe(true);
});
