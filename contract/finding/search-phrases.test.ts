import { expect, test } from 'vitest';
import { queryOfReading } from '#domain/finding/matching/query-of-reading.ts';
import { writeWish } from '#domain/finding/matching/wish-token.ts';
import { readBrief } from '#domain/finding/search/read-brief.ts';
import { SEARCH_PHRASES } from './search-phrases.ts';

test.each(SEARCH_PHRASES)(
  'the reader of briefs understands the example “$text” as its chips say',
  ({ text, understood }) => {
    const { wishes } = queryOfReading(readBrief(text, '2026-11-21'), text);
    expect(wishes.map(writeWish)).toEqual(understood.map(({ wish }) => wish));
  },
);

test.each(SEARCH_PHRASES)('no other part of “$text” is searched as words', ({ text }) => {
  expect(queryOfReading(readBrief(text, '2026-11-21'), text)).toMatchObject({ words: '', notes: [] });
});
