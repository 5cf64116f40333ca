import { expect, test } from 'vitest';
import { talentWishes } from '#contract/search.ts';
import { markOf, readRoleSearch, writeRoleSearch } from './role-search.ts';

const wanted = talentWishes.parse({ categories: ['actor'], age_min: 30 });
const address = new URLSearchParams('id=p&role=r');

test('a role is searched with its own wishes until they are changed', () => {
  expect(readRoleSearch(address, wanted).wishes).toEqual(wanted);
});

test('taking every filter away stays so', () => {
  const none = talentWishes.parse({});
  const changed = writeRoleSearch({ wishes: none, text: '', page: 1 }, address);
  expect(changed.get('id')).toBe('p');
  expect(readRoleSearch(changed, wanted).wishes).toEqual(none);
});

test('asked weighs more than picked, and only marks of the role count', () => {
  const mark = (role_id: string, kind: 'picked' | 'asked') => ({ role_id, role_title: '', kind });
  expect(markOf({ marks: [mark('r', 'picked'), mark('r', 'asked')] }, 'r')).toBe('asked');
  expect(markOf({ marks: [mark('x', 'asked')] }, 'r')).toBeUndefined();
});
