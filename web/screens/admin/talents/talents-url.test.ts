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
])('the address of talents with %s reads and writes back unchanged', (search, address) => {
  expect(readTalentsUrl(new URLSearchParams(search))).toEqual(address);
  const written = new URL(talentsHref(readTalentsUrl(new URLSearchParams(search))), 'https://medverka.se');
  expect(Object.fromEntries(written.searchParams)).toEqual(Object.fromEntries(new URLSearchParams(search)));
});

test('unknown values in the address of talents are ignored', () => {
  expect(readTalentsUrl(new URLSearchParams('review=x&page=-2&county=99'))).toEqual({ q: '', page: 1 });
});
