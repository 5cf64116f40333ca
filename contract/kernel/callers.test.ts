import { expect, test } from 'vitest';
import { ADMIN_ROLES, HELPING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { CASTING_MEMBERS, MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import { actsFor } from './acting.ts';
import { adminsOf } from './admins.ts';
import { membersOf } from './members.ts';
import type { RouteGuard } from './route.ts';

const [GET, POST] = ['GET /things', 'POST /things'];
const BOTH = ['company', 'admin'] as const;

test.each<[string, RouteGuard, boolean]>([
  [GET, BOTH, true],
  [POST, BOTH, false],
  [POST, 'signed-in', true],
  [POST, 'public', true],
])('%s of %s is open to every member and desk: %s', (key, auth, isOpen) => {
  expect(membersOf(key, { auth })).toEqual(isOpen ? MEMBER_ROLES : CASTING_MEMBERS);
  expect(adminsOf(key, { auth })).toEqual(isOpen ? ADMIN_ROLES : HELPING_ADMINS);
});

test('a route that names members and desks is open to these only', () => {
  for (const key of [GET, POST]) {
    expect(membersOf(key, { auth: BOTH, members: ['finance'] })).toEqual(['finance']);
    expect(adminsOf(key, { auth: BOTH, admins: ['review'] })).toEqual(['review']);
  }
});

test.each<[string, RouteGuard, 'company' | null]>([
  [POST, BOTH, 'company'],
  [POST, ['talent', 'company', 'admin'], 'company'],
  [GET, BOTH, null],
  [POST, ['company'], null],
  [POST, ['talent', 'admin'], null],
  [POST, 'signed-in', null],
  [POST, 'public', null],
])('an administrator who calls %s of %s acts for: %s', (key, auth, whom) => {
  expect(actsFor(key, { auth })).toBe(whom);
  expect(actsFor(key, { auth, mandate: 'none' })).toBeNull();
  expect(actsFor(key, { auth, mandate: 'talent' })).toBe('talent');
});
