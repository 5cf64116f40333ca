import { expect, test } from 'vitest';
import { hindrancesOf, type KeptFacts, keptParts, keptUntil } from './deletion.rules.ts';

const nothing: KeptFacts = { last_books_year: null, last_agreement_day: null, has_endless_right: false };

test('data kept about a deleted person ends when the law that requires it allows', () => {
  expect(keptParts(nothing)).toEqual([]);
  expect(keptParts({ ...nothing, last_agreement_day: '2026-03-01', last_books_year: 2026 })).toEqual([
    'books',
    'agreements',
  ]);
  // The books are kept until the end of the seventh year after the last entry.
  expect(keptUntil({ ...nothing, last_books_year: 2026 })).toBe('2033-12-31');
  expect(keptUntil({ ...nothing, last_agreement_day: '2027-06-30' })).toBe('2037-06-30');
  expect(keptUntil({ ...nothing, last_agreement_day: '2028-02-29' })).toBe('2038-03-01');
  // The later of the two days counts; null if a right has no end.
  expect(keptUntil({ ...nothing, last_agreement_day: '2027-06-30', last_books_year: 2031 })).toBe('2038-12-31');
  expect(keptUntil({ ...nothing, last_agreement_day: '2026-03-01', has_endless_right: true })).toBeNull();
});

test('a hindrance is listed with its number, and an absent one is not listed', () => {
  const none = { bookings: 0, reports: 0, payouts: 0, agreements: 0, last_owner: 0 };
  expect(hindrancesOf(none)).toEqual([]);
  expect(hindrancesOf({ ...none, payouts: 2, bookings: 1 })).toEqual([
    { code: 'bookings', count: 1 },
    { code: 'payouts', count: 2 },
  ]);
});
