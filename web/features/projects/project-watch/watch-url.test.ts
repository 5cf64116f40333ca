import { expect, test } from 'vitest';
import { readWatchUrl, watchHref } from './watch-url.ts';

const read = (text: string) => readWatchUrl(new URLSearchParams(text));
const NOTHING = {
  status: null,
  step: null,
  kind: null,
  risk: null,
  delay: null,
  company: null,
  text: '',
  order: null,
  page: 1,
};

test.each([
  ['', NOTHING],
  ['status=casting&text=höst&page=2', { ...NOTHING, status: 'casting', text: 'höst', page: 2 }],
  ['step=4&delay=any&risk=minors', { ...NOTHING, step: 4, delay: 'any', risk: 'minors' }],
  ['status=okänd&step=9&order=x&page=0', NOTHING],
])('the address %s is read', (text, address) => expect(read(text)).toEqual(address));

test('a written filter is read again, and defaults are left out', () => {
  const address = {
    ...NOTHING,
    status: 'active',
    kind: 'order',
    text: 'Höst & vinter',
    order: 'urgent',
    page: 3,
  } as const;
  expect(read(watchHref('/AdminProjects', address).split('?')[1] ?? '')).toEqual(address);
  expect(watchHref('/AdminProjects', { ...NOTHING, text: '  ' })).toBe('/AdminProjects');
});
