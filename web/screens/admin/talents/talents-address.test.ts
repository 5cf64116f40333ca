import { expect, test } from 'vitest';
import { readTalentsAddress, talentsHref } from './talents-address.ts';

test.each([
  ['', { q: '', page: 1 }],
  [
    '?q=anna+berg&review=waiting&minor=yes&county=14&sort=waiting&page=3',
    {
      q: 'anna berg',
      review: 'waiting',
      minor: 'yes',
      county: '14',
      sort: 'waiting',
      page: 3,
    },
  ],
])('%s is read and written back', (search, address) => {
  expect(readTalentsAddress(new URLSearchParams(search))).toEqual(address);
  const written = new URL(talentsHref(readTalentsAddress(new URLSearchParams(search))), 'https://medverka.se');
  expect(Object.fromEntries(written.searchParams)).toEqual(Object.fromEntries(new URLSearchParams(search)));
});

test('what is none of ours is not said', () => {
  expect(readTalentsAddress(new URLSearchParams('review=x&page=-2&county=99'))).toEqual({ q: '', page: 1 });
});
