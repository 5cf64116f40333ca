import { expect, test } from 'vitest';
import { DETAIL_TABS, detailsHref, readDetailsUrl } from './details-url.ts';

const read = (text: string) => readDetailsUrl(new URLSearchParams(text));

test.each([
  ['', { id: null, tab: 'overview', page: 1 }],
  ['id=p1&tab=log&page=2', { id: 'p1', tab: 'log', page: 2 }],
  ['id=p1&tab=okänd&page=x', { id: 'p1', tab: 'overview', page: 1 }],
])('the address %s is read', (text, address) => expect(read(text)).toEqual(address));

test('every tab is written and read again', () => {
  for (const tab of DETAIL_TABS) {
    expect(read(detailsHref('p1', tab, 2).split('?')[1] ?? '')).toEqual({ id: 'p1', tab, page: 2 });
  }
  expect(detailsHref('p1', 'overview')).toBe('/AdminProjectDetails?id=p1');
});
