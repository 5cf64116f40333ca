import fc from 'fast-check';
import { expect, test } from 'vitest';
import { talentSearchQuery } from '#contract/finding/search.ts';
import * as contract from '#contract/finding/talent-query.ts';
import { UNKNOWN_KINDS, WISHES_MAX } from '#domain/finding/matching/condition.ts';
import { readWish } from '#domain/finding/matching/wish-token.ts';
import { askedText, NO_SEARCH, readSearch, type SearchState, TEXT_MAX, writeSearch } from './search-url.ts';

const TOKENS = [
  'skill.riding.2',
  'merit.language.es.3*language.ca',
  'not.feature.tattoo',
  'age.25-35',
  'height.180-',
  'place.1480.30',
  'place.14*place.12',
  'dates.2026-06-03_2026-06-05',
];

const state: SearchState = {
  query: {
    text: 'rödhårig med humor, å ä ö & = +',
    wishes: TOKENS.flatMap((token) => readWish(token) ?? []),
    unknown: ['height', 'eye_color'],
  },
  order: 'newest',
  page: 3,
};

/** The address as the server parses it. */
function asQuery(params: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const name of params.keys()) {
    const values = params.getAll(name);
    query[name] = values.length > 1 ? values : values[0];
  }
  return query;
}

test('a search written to an address is read back unchanged', () => {
  expect(readSearch(writeSearch(state))).toEqual(state);
  expect(readSearch(new URLSearchParams(writeSearch(state).toString()))).toEqual(state);
});

test('the address has the names and values that the contract reads', () => {
  const { wish, unknown, text, order, page } = talentSearchQuery.parse(asQuery(writeSearch(state)));
  expect({ query: { text, wishes: wish, unknown }, order, page }).toEqual(state);
});

test('an empty search is an empty address', () => {
  expect(writeSearch(NO_SEARCH).toString()).toBe('');
  expect(readSearch(new URLSearchParams())).toEqual(NO_SEARCH);
});

test('an unknown or broken value is left out of a search, and the rest stays', () => {
  const read = readSearch(
    new URLSearchParams(
      'wish=skill.riding.9&wish=skill.riding.2&wish=age.35-25&wish=&wish=skill.riding.2&unknown=height&unknown=skill&order=cheapest&page=-4',
    ),
  );
  expect(read).toEqual({
    ...NO_SEARCH,
    query: { ...NO_SEARCH.query, wishes: [readWish('skill.riding.2')], unknown: ['height'] },
  });
});

test('writing a search keeps the screen’s other parameters', () => {
  const kept = new URLSearchParams('id=p&role=r&text=gammalt&wish=age.1-2');
  const next = { ...NO_SEARCH, query: { ...NO_SEARCH.query, text: 'nytt' } };
  expect(writeSearch(next, kept).toString()).toBe('id=p&role=r&text=nytt');
});

test('the sent text is trimmed and cut to the maximum length', () => {
  expect(TEXT_MAX).toBe(contract.TEXT_MAX);
  expect(askedText('  rida \n')).toBe('rida');
  expect(askedText(`${'x'.repeat(TEXT_MAX - 1)} mer`)).toBe('x'.repeat(TEXT_MAX - 1));
});

test('a search read from any address is one that the contract takes', () => {
  const number = fc.integer({ min: -5, max: 300 }).map(String);
  const piece = fc.oneof(
    number,
    fc.constantFrom('skill', 'riding', 'age', 'height', 'place', '1480', '14', 'dates', 'merit', 'not', 'must', ''),
    fc.constantFrom('2026-06-03_2026-06-05', '2026-02-30_2026-03-01', '25-35', '-35', 'constructor', 'language', 'es'),
    fc.string({ maxLength: 6 }),
  );
  const token = fc
    .array(
      fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join('.')),
      { maxLength: 4 },
    )
    .map((conditions) => conditions.join('*'));
  const pair = fc.oneof(
    fc.tuple(fc.constant('wish'), fc.oneof(token, fc.constantFrom(...TOKENS))),
    fc.tuple(fc.constant('unknown'), fc.oneof(fc.string(), fc.constantFrom(...UNKNOWN_KINDS))),
    fc.tuple(fc.constant('text'), fc.string({ maxLength: 1200 })),
    fc.tuple(fc.constant('order'), fc.constantFrom('best', 'newest', 'toString')),
    fc.tuple(fc.constant('page'), fc.oneof(number, fc.string({ maxLength: 4 }))),
  );
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 2 * WISHES_MAX }), (pairs) => {
      const read = readSearch(new URLSearchParams(pairs));
      const { wish, unknown, text, order, page } = talentSearchQuery.parse(asQuery(writeSearch(read)));
      expect({ query: { text, wishes: wish, unknown }, order, page }).toEqual(read);
    }),
  );
});
