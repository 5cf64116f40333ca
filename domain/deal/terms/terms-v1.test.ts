import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_ORE, ore } from '#domain/kernel/money/ore.ts';
import type { Terms } from './terms.ts';
import { type TermsV1, upgradeTerms } from './terms-v1.ts';

const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-07-${String(date).padStart(2, '0')}`);
const old: fc.Arbitrary<TermsV1> = fc.record({
  role_title: fc.string(),
  headcount: fc.integer({ min: 1, max: 500 }),
  day_fee_ore: fc.integer({ min: 0, max: 100_000_000 }).map(ore),
  municipality_id: fc.option(fc.constant('1480')),
  place: fc.string(),
  days: fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom('work' as const, 'fitting' as const, 'rehearsal' as const, 'travel' as const),
      starts_on: day,
      ends_on: fc.constant('2026-07-28'),
    }),
    { selector: ({ starts_on }) => starts_on },
  ),
  usage_media: fc.uniqueArray(fc.constantFrom('tv', 'cinema', 'online')),
  usage_territory: fc.option(fc.constant('NORDIC')),
  usage_months: fc.option(fc.integer({ min: 1, max: 600 })),
});

/** Converts terms back to the first version. */
function asBefore(terms: Terms): TermsV1 {
  const [line] = terms.rights;
  return {
    role_title: terms.role_title,
    headcount: terms.headcount,
    day_fee_ore: terms.fee.amount_ore ?? NO_ORE,
    municipality_id: terms.municipality_id,
    place: terms.place,
    days: terms.days.map(({ kind, starts_on, ends_on }) => ({ kind: kind as 'work', starts_on, ends_on })),
    usage_media: line?.media ?? [],
    usage_territory: line?.territory ?? null,
    usage_months: line?.months ?? null,
  };
}

test('the first version is read without loss and without new promises', () => {
  fc.assert(
    fc.property(old, (terms) => {
      const read = upgradeTerms(terms);
      const inOrder = {
        ...terms,
        days: terms.days.toSorted((a, b) => (a.starts_on < b.starts_on ? -1 : 1)),
        usage_media: [...terms.usage_media].sort(),
      };
      expect(asBefore(read)).toEqual(inOrder);
      expect(read.rights.every((line) => line.fee_ore === null && line.renewal_ore === null)).toBe(true);
      expect([read.cancellation.steps, read.content, Object.values(read.additions)]).toEqual([
        [],
        [],
        [null, null, null, null, null, null],
      ]);
    }),
  );
});

test('a fee of 0 is read as unpaid', () => {
  const [some] = fc.sample(old, 1);
  if (!some) throw new Error('A sample was asked for');
  expect(upgradeTerms({ ...some, day_fee_ore: NO_ORE }).fee).toMatchObject({ basis: 'unpaid', amount_ore: null });
  expect(upgradeTerms({ ...some, day_fee_ore: ore(1) }).fee).toMatchObject({ basis: 'day', amount_ore: 1 });
});
