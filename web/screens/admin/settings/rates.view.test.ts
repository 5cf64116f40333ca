import { expect, test } from 'vitest';
import type { RateRowShown } from '#contract/deal/rate.ts';
import { RATE_KEYS } from '#domain/deal/price/rate-bounds.ts';
import { groupedRates, historyOf, typedRate } from './rates.view.ts';

const row = (key: RateRowShown['key'], valid_from: string): RateRowShown => ({
  id: `${key} ${valid_from}`,
  key,
  value: 2000,
  valid_from,
  source: 'Ett prov.',
  is_uncertain: true,
  state: 'coming',
  added: null,
  taken_back: null,
  actions: [],
});

test('every rate is in one group, and coming changes are sorted by day', () => {
  const items = RATE_KEYS.toSorted().map((key) => ({
    key,
    present: key === 'commission' ? row(key, '2026-01-01') : null,
    coming: key === 'income_tax' ? row(key, '2028-01-01') : key === 'vat.image' ? row(key, '2027-01-01') : null,
  }));
  const { coming, groups } = groupedRates(items);
  expect(coming.map(({ key }) => key)).toEqual(['vat.image', 'income_tax']);
  expect(groups.flatMap(({ rates }) => rates.map(({ key }) => key)).sort()).toEqual(RATE_KEYS.toSorted());
  expect(groups[0]?.rates[0]).toEqual({
    key: 'commission',
    label: 'Vår avgift',
    value: '20\u00a0%',
    is_uncertain: true,
  });
});

test('the history of a rate tells who added it and who took it back; an original rate has none', () => {
  const act = (by: string) => ({ by, why: 'Ny lag.', date: '2026-11-10T08:00:00Z' });
  expect(historyOf({ added: null, taken_back: null })).toEqual([]);
  const [added, taken] = historyOf({ added: act('Ada'), taken_back: act('Bo') });
  expect(added).toMatch(/^Tillagd av Ada .*: Ny lag\.$/);
  expect(taken).toMatch(/^Återtagen av Bo /);
});

test.each([
  ['commission', '20', 2000],
  ['commission', '31,42', 3142],
  ['commission', '31,425', Number.NaN],
  ['commission', 'tjugo', Number.NaN],
  ['commission', '', undefined],
  ['reminder_fee', '60', 6000],
  ['old_from_age', '67', 67],
] as const)('the rate %s typed as %j is stored in its unit', (key, typed, kept) => {
  expect(typedRate(key, typed)).toEqual(kept);
});
