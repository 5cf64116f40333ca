import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteOf } from '#domain/deal/price/quote.ts';
import { compareTerms } from '#domain/deal/terms/compare-terms.ts';
import { NO_RIGHT } from '#domain/deal/terms/rights.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { someRates } from '#tests/factories/rates.ts';
import { aSpan, someTerms } from '#tests/factories/terms.ts';
import { lastDayOf, withProposal } from './counter-offer.rules.ts';

const today = '2026-11-20';
const amount = fc.integer({ min: 0, max: 10_000_000 }).map(ore);
const months = fc.option(fc.integer({ min: 1, max: 600 }));
const proposal = fc.record({
  fee_ore: amount,
  additions: fc.record({
    overtime: fc.constant(null),
    ob: fc.constant(null),
    travel_time: fc.constant(null),
    mileage_ore: fc.option(amount),
    per_diem_ore: fc.option(amount),
    outlays: fc.option(fc.record({ max_ore: fc.option(amount) })),
  }),
  months: fc.array(months, { maxLength: 3 }),
});
const right = { ...NO_RIGHT, media: ['tv'], territory: 'SE', months: 12, fee_ore: ore(200_000) };
const asked = someTerms({ days: [aSpan('2026-12-01', '2026-12-02')], rights: [right, right] });
const MAY_DIFFER = /^(fee\.(basis|amount_ore)|additions\..*|rights)$/;
const quote = (terms: typeof asked) =>
  quoteOf({ dates: [] }, { terms, headcount: 1 }, 'A', { rates: someRates(), today });

test('agreed terms differ only in what was suggested, and are priced like written terms', () => {
  fc.assert(
    fc.property(proposal, (suggested) => {
      const agreed = withProposal(asked, suggested);
      for (const { field } of compareTerms(asked, agreed)) expect(field).toMatch(MAY_DIFFER);
      expect(withProposal(agreed, suggested)).toEqual(agreed);
      expect(agreed.rights.map(({ fee_ore }) => fee_ore)).toEqual([ore(200_000), ore(200_000)]);
      const written = someTerms({
        days: asked.days,
        additions: suggested.additions,
        fee: suggested.fee_ore === 0 ? { ...dayFee(null), basis: 'unpaid' } : dayFee(suggested.fee_ore),
        rights: [0, 1].map((index) => ({ ...right, months: suggested.months[index] ?? 12 })),
      });
      expect(quote(agreed)).toEqual(quote(written));
    }),
    { numRuns: 60 },
  );
});

test('a version can be answered at most until the last day of its request', () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 0, max: 40 })), fc.integer({ min: 0, max: 20 }), (said, left) => {
      const answer_by = addDays(today, left);
      const last = lastDayOf(said === null ? null : addDays(today, said), answer_by, today);
      expect(last <= answer_by).toBe(true);
      if (said !== null && said <= left) expect(last).toBe(addDays(today, said));
    }),
  );
  // A Friday: two working days later is Tuesday.
  expect(lastDayOf(null, '2026-12-24', today)).toBe('2026-11-24');
});
