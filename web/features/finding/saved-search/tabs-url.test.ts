import { expect, test } from 'vitest';
import { savedSearchPath, TALENT_TABS } from '#domain/finding/saved-search/saved-search.rules.ts';
import { readTabs, writeTab } from './tabs-url.ts';

test.each([
  ['', { tab: 'search', lists: { list: undefined, page: 1 }, open: undefined }],
  ['tab=lists&list=l1&list_page=3', { tab: 'lists', lists: { list: 'l1', page: 3 }, open: undefined }],
  ['tab=okänd&list_page=x', { tab: 'search', lists: { list: undefined, page: 1 }, open: undefined }],
])('%s is read', (address, shown) => {
  expect(readTabs(new URLSearchParams(address))).toEqual(shown);
});

test('the path in a mail opens its saved search', () => {
  const params = new URL(savedSearchPath('company', 's1'), 'https://medverka.test').searchParams;
  expect(readTabs(params)).toMatchObject({ tab: 'searches', open: 's1' });
});

test('opening another tab keeps the search in the address, and returning removes the tab’s parameters', () => {
  const search = new URLSearchParams('text=rida&wish=skill.riding.2&page=2');
  const lists = writeTab(search, 'lists', { list: 'l1', page: 2 });
  expect(lists.toString()).toBe('text=rida&wish=skill.riding.2&page=2&tab=lists&list=l1&list_page=2');
  expect(writeTab(lists, 'searches').toString()).toBe('text=rida&wish=skill.riding.2&page=2&tab=searches');
  expect(writeTab(lists, 'search').toString()).toBe(search.toString());
});

test.each(TALENT_TABS)('%s has an address of its own', (tab) => {
  expect(readTabs(writeTab(new URLSearchParams(), tab)).tab).toBe(tab);
});
