import { expect, test } from 'vitest';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import { isSameOrder, mayOrder, type Ordered } from './ordered.ts';

const activation = (accepts_short_roles: boolean): Ordered => ({ what: 'activate', input: { accepts_short_roles } });
const [anna, bo] = [
  { role_id: 'r1', talent_id: 'anna' },
  { role_id: 'r1', talent_id: 'bo' },
];
const input = { picks: [anna, bo], answer_by: '2026-12-24', message: 'Hej' };
const requests = (changed: Partial<typeof input>): Ordered => ({ what: 'request', input: { ...input, ...changed } });

test('two activations are the same if they accept the same short roles, and differ from an order of requests', () => {
  expect(isSameOrder(activation(true), activation(true))).toBe(true);
  expect(isSameOrder(activation(false), activation(false))).toBe(true);
  expect(isSameOrder(activation(true), activation(false))).toBe(false);
  expect(isSameOrder(activation(true), requests({}))).toBe(false);
  expect(isSameOrder(requests({}), activation(true))).toBe(false);
});

test.each([
  ['in another order', { picks: [bo, anna] }, true],
  ['picked twice', { picks: [anna, bo, anna] }, true],
  ['fewer', { picks: [anna] }, false],
  ['others', { picks: [anna, { ...bo, talent_id: 'cilla' }] }, false],
  ['for another role', { picks: [anna, { ...bo, role_id: 'r2' }] }, false],
  ['until another day', { answer_by: '2026-12-25' }, false],
  ['in other words', { message: 'Hallå' }, false],
] as const)('requests to the same people, %s', (_, changed, isSame) => {
  expect(isSameOrder(requests({}), requests(changed as Partial<typeof input>))).toBe(isSame);
  expect(isSameOrder(requests(changed as Partial<typeof input>), requests({}))).toBe(isSame);
});

test('a member may order an act only with a role that may give it, and never as a former member', () => {
  const orderers = (what: Ordered['what']) => MEMBER_ROLES.filter((role) => mayOrder(what, role));
  expect(orderers('activate')).toEqual(['owner', 'producer']);
  expect(orderers('request')).toEqual(['owner', 'producer', 'caster']);
  for (const what of ['activate', 'request'] as const) expect(mayOrder(what, null)).toBe(false);
});
