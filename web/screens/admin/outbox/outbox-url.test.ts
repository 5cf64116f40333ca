import { expect, test } from 'vitest';
import { outboxHref, readOutboxUrl } from './outbox-url.ts';

test.each([
  ['', { state: 'dead', page: 1 }],
  ['?state=waiting&page=3', { state: 'waiting', page: 3 }],
] as const)('%s is read and written back', (search, address) => {
  expect(readOutboxUrl(new URLSearchParams(search))).toEqual(address);
  expect(outboxHref(address)).toBe(`/AdminOutbox${search}`);
});

test('what is none of ours is what is usual', () => {
  expect(readOutboxUrl(new URLSearchParams('state=x&page=-2'))).toEqual({ state: 'dead', page: 1 });
});
