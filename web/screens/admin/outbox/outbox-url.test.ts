import { expect, test } from 'vitest';
import { outboxHref, readOutboxUrl } from './outbox-url.ts';

test.each([
  ['', { state: 'dead', page: 1 }],
  ['?state=waiting&page=3', { state: 'waiting', page: 3 }],
] as const)('the address of the outbox with %s reads and writes back unchanged', (search, address) => {
  expect(readOutboxUrl(new URLSearchParams(search))).toEqual(address);
  expect(outboxHref(address)).toBe(`/AdminOutbox${search}`);
});

test('unknown values in the address of the outbox give the defaults', () => {
  expect(readOutboxUrl(new URLSearchParams('state=x&page=-2'))).toEqual({ state: 'dead', page: 1 });
});
