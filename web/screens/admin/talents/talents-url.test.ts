import { expect, test } from 'vitest';
import { readTalentsUrl, talentsHref } from './talents-url.ts';

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
  expect(readTalentsUrl(new URLSearchParams(search))).toEqual(address);
  const written = new URL(talentsHref(readTalentsUrl(new URLSearchParams(search))), 'https://medverka.se');
  expect(Object.fromEntries(written.searchParams)).toEqual(Object.fromEntries(new URLSearchParams(search)));
});

test('what is none of ours is not said', () => {
  expect(readTalentsUrl(new URLSearchParams('review=x&page=-2&county=99'))).toEqual({ q: '', page: 1 });
});
