import { expect, test } from 'vitest';
import type { TalentQuery } from '#domain/matching/condition.ts';
import { NO_QUERY } from '#web/features/search/no-query.ts';
import { NO_SEARCH } from '#web/features/search/search-address.ts';
import { markOf, readRoleSearch, writeRoleSearch } from './role-search.ts';

const wanted: TalentQuery = {
  text: 'gärna rödhårig',
  wishes: [{ demand: 'must', any: [{ kind: 'category', id: 'actor' }] }],
  unknown: ['height'],
};
const address = new URLSearchParams('id=p&role=r');

test('a role is searched with its own wishes until they are changed, on any page and in any order', () => {
  expect(readRoleSearch(address, wanted).query).toEqual(wanted);
  expect(readRoleSearch(new URLSearchParams('id=p&role=r&page=2&order=newest'), wanted)).toEqual({
    query: wanted,
    order: 'newest',
    page: 2,
  });
});

test('taking every wish away stays so', () => {
  const changed = writeRoleSearch(NO_SEARCH, address);
  expect(changed.get('id')).toBe('p');
  expect(readRoleSearch(changed, wanted).query).toEqual(NO_QUERY);
});

test('asked weighs more than picked, and only marks of the role count', () => {
  const mark = (role_id: string, kind: 'picked' | 'asked') => ({ role_id, role_title: '', kind });
  expect(markOf({ marks: [mark('r', 'picked'), mark('r', 'asked')] }, 'r')).toBe('asked');
  expect(markOf({ marks: [mark('x', 'asked')] }, 'r')).toBeUndefined();
});
