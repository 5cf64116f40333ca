import { expect, test } from 'vitest';
import type { RouteGuard } from '#contract/kernel/route.ts';
import type { Actor } from '#server/actor.ts';
import { checkDesk, checkGuard, checkMember } from './guard.ts';

const person = { account_id: 'a', session_id: 's', name: 'Anna Berg', email: 'anna@berg.example' };
const talent: Actor = { role: 'talent', ...person, talent_id: 't', is_registered: true };
const early: Actor = { ...talent, is_registered: false };
const member = (company_status: 'approved' | 'suspended'): Actor => ({
  role: 'company',
  ...person,
  company_id: 'c',
  company_name: 'Bolaget',
  company_status,
  member_role: 'caster',
});
const [company, suspended] = [member('approved'), member('suspended')];
const admin: Actor = { role: 'admin', ...person, admin_role: 'finance' };
const nobody: Actor = { role: 'anonymous' };

test.each<[RouteGuard, Actor, string | null, (string | null)?]>([
  ['public', nobody, null],
  ['public', suspended, null],
  ['signed-in', nobody, 'signed_out'],
  ['signed-in', talent, null],
  ['signed-in', company, null],
  ['signed-in', admin, null],
  ['signed-in', early, 'registration_incomplete', null],
  ['signed-in', suspended, 'company_not_active', 'company_not_active'],
  [['talent'], nobody, 'signed_out'],
  [['talent'], talent, null],
  [['talent'], company, 'forbidden'],
  [['talent'], admin, 'forbidden'],
  [['company'], suspended, 'company_not_active', 'company_not_active'],
  [['company', 'admin'], admin, null],
])('a route for %j answers %o: %s', (auth, actor, why, whyEarly = why) => {
  expect(checkGuard({ auth }, actor)).toBe(why);
  expect(checkGuard({ auth, before_registration: true }, actor)).toBe(whyEarly);
});

test('members and desks that are not named are refused, and no other caller is', () => {
  expect(checkMember(['caster'], company)).toBeNull();
  expect(checkMember(['owner'], company)).toBe('member_may_not');
  expect(checkMember(['owner'], admin)).toBeNull();
  expect(checkDesk(['finance'], admin)).toBeNull();
  expect(checkDesk(['support'], admin)).toBe('not_your_desk');
  expect(checkDesk(['support'], company)).toBeNull();
});
