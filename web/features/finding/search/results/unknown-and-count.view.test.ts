import { expect, test } from 'vitest';
import type { TalentQuery } from '#domain/finding/matching/condition.ts';
import { comparedText, countText, pageCount } from './count-line.view.ts';
import { toggleUnknown, unknownGroups } from './unknown-groups.view.ts';

const query: TalentQuery = { text: '', wishes: [], unknown: ['place'] };

test('talents with an unstated fact can be included, and excluded again', () => {
  const groups = unknownGroups(
    [
      { kind: 'height', count: 14 },
      { kind: 'beard', count: 0 },
    ],
    query,
  );
  expect(groups).toEqual([
    { kind: 'height', label: 'Längd ej angiven', count: 14, is_shown: false },
    { kind: 'place', label: 'Ort ej angiven', is_shown: true },
  ]);
  expect(toggleUnknown(query, 'height').unknown).toEqual(['place', 'height']);
  expect(toggleUnknown(query, 'place').unknown).toEqual([]);
});

test('the number of matches is put in everyday words', () => {
  expect([0, 1, 14].map((total) => countText(total))).toEqual([
    'Ingen passar',
    '1 talang passar',
    '14 talanger passar',
  ]);
  expect(countText(12_345)).toMatch(/^12\s345 talanger passar$/);
  expect(countText(37, 'with_untold')).toBe('37 talanger passar eller kan passa');
  expect([0, 1, 402].map((total) => countText(total, 'nothing'))).toEqual([
    'Inga talanger ännu',
    '1 talang',
    '402 talanger',
  ]);
  expect(comparedText({ compared: 14, total: 14 })).toBeUndefined();
  expect(comparedText({ compared: 5000, total: 12_345 })).toMatch(/^De 5\s000 starkaste profilerna jämförs\.$/);
});

test('the number of pages covers only pages with people that the server accepts', () => {
  const pagesOf = (total: number, compared = total) => pageCount({ total, compared, page_size: 24 });
  expect([pagesOf(0), pagesOf(24), pagesOf(25), pagesOf(1_000_000), pagesOf(12_345, 5000)]).toEqual([
    1, 1, 2, 1000, 209,
  ]);
});
