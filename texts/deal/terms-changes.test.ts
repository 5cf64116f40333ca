import { expect, test } from 'vitest';
import { NO_RIGHT } from '#domain/deal/terms/rights.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { aSpan, someTerms } from '#tests/factories/terms.ts';
import { wordsOfChanges } from './terms-changes.ts';

test('changes are shown side by side, with added and removed parts', () => {
  const before = someTerms({ days: [aSpan('2026-12-10')], place: '' });
  const after = someTerms({
    days: [aSpan('2026-12-11')],
    place: 'Studio 3',
    fee: { ...before.fee, amount_ore: kronor(5_000) },
    rights: [{ ...NO_RIGHT, months: 12 }],
  });
  const told = wordsOfChanges(before, after).map(({ label, old_words, new_words }) => [label, old_words, new_words]);
  expect(JSON.parse(JSON.stringify(told).replaceAll('\u00a0', ' '))).toEqual([
    ['Plats', null, 'Studio 3'],
    ['Dagar', 'Arbete, 10 december 2026', 'Arbete, 11 december 2026'],
    ['Arvode', '4 500 kr', '5 000 kr'],
    ['Rättigheter', null, expect.stringContaining('12 månader från första visningen')],
  ]);
  expect(wordsOfChanges(before, structuredClone(before))).toEqual([]);
});
