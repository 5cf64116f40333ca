import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargedPrice } from '#domain/deal/price/charged-price.ts';
import { plannedWork } from '#domain/deal/price/work.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { add, kronor, NO_ORE, ore } from '#domain/kernel/money/ore.ts';
import { someRates } from '#tests/factories/rates.ts';
import { aSpan, someTerms } from '#tests/factories/terms.ts';
import { type CreditContent, type InvoiceLine, type InvoicePart, linesOf, sumsOf } from './content.ts';
import { creditOf, leftOfLines } from './credit.ts';
import { lossOf } from './loss.ts';

const line = (amount_ore: number, points: number): InvoiceLine => ({
  code: 'fee.work',
  quantity: 1,
  unit: 'piece',
  unit_ore: null,
  share: 10_000,
  rate: null,
  amount_ore: ore(amount_ore),
  points: basisPoints(points),
});
const partOf = (lines: readonly InvoiceLine[]): InvoicePart => ({
  charge_id: 'c',
  kind: 'work',
  talent_name: 'Anna Berg',
  role_title: 'Ryttare',
  from: '2026-12-10',
  to: '2026-12-10',
  lines,
});
const amounts = fc.tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.constantFrom(2500, 1200, 600, 0));
const parts = fc
  .array(fc.array(amounts, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((all) => all.map((lines) => partOf(lines.map((one) => line(...one)))));

test('a fee of 10 000 kr is invoiced as 12 000 kr and 3 000 kr of VAT', () => {
  const terms = someTerms({ fee: dayFee(kronor(10_000)), days: [aSpan('2026-12-10')] });
  const lines = linesOf(chargedPrice({ terms, work: plannedWork(terms) }, someRates()));
  expect(lines.map(({ code, amount_ore, points }) => [code, amount_ore, points])).toEqual([
    ['fee.work', kronor(10_000), 2500],
    ['commission', kronor(2_000), 2500],
  ]);
  expect(sumsOf(lines)).toEqual({
    ex_vat_ore: kronor(12_000),
    total_ore: kronor(15_000),
    vat: [{ points: 2500, base_ore: kronor(12_000), vat_ore: kronor(3_000) }],
  });
});

describe('credit notes', () => {
  test('take back to the öre what the invoice charged, in any number of notes and pieces', () => {
    fc.assert(
      fc.property(parts, fc.array(fc.nat(100), { minLength: 1, maxLength: 6 }), (invoiced, shares) => {
        const notes: CreditContent[] = [];
        for (const share of shares) {
          const wanted = leftOfLines(invoiced, notes).map((left) => ({
            ...left,
            amount_ore: ore(Math.floor((left.amount_ore * share) / 100)),
          }));
          const note = creditOf(invoiced, notes, wanted);
          if (note) notes.push(note);
        }
        const rest = creditOf(invoiced, notes, null);
        if (rest) notes.push(rest);
        const { total_ore, ex_vat_ore } = sumsOf(invoiced.flatMap(({ lines }) => lines));
        expect(add(...notes.map((note) => note.total_ore))).toBe(total_ore);
        expect(add(...notes.map((note) => note.ex_vat_ore))).toBe(ex_vat_ore);
        for (const { vat } of notes) for (const { vat_ore } of vat) expect(vat_ore).toBeGreaterThanOrEqual(0);
        expect(creditOf(invoiced, notes, null)).toBeNull();
      }),
    );
  });

  test('take at most the rest of a line, and each line once', () => {
    const invoiced = [partOf([line(100, 2500)])];
    const one = (amount_ore: number) => ({ part: 0, line: 0, amount_ore: ore(amount_ore) });
    const half = creditOf(invoiced, [], [one(60)]);
    expect(half?.total_ore).toBe(75);
    expect(creditOf(invoiced, half ? [half] : [], [one(41)])).toBeNull();
    expect(creditOf(invoiced, [], [one(50), one(50)])).toBeNull();
    expect(creditOf(invoiced, [], [{ ...one(1), line: 7 }])).toBeNull();
  });
});

test('a loss is the open amount, with the invoiced share of VAT, and none in fees', () => {
  fc.assert(
    fc.property(parts, fc.nat(6_000_000), fc.nat(6_000_000), (invoiced, open, unpaid) => {
      const { vat, total_ore } = sumsOf(invoiced.flatMap(({ lines }) => lines));
      const lost = lossOf({ open_ore: ore(open), unpaid_ore: ore(unpaid) }, vat);
      expect(add(...lost.flatMap(({ base_ore, vat_ore }) => [base_ore, vat_ore]))).toBe(open);
      if (open === total_ore && unpaid >= open) expect(lost).toEqual(vat);
      const ofSold = lost.filter(({ points }) => points > 0).flatMap(({ base_ore, vat_ore }) => [base_ore, vat_ore]);
      expect(add(...ofSold)).toBeLessThanOrEqual(unpaid);
      for (const { points, vat_ore } of lost) if (points === 0) expect(vat_ore).toBe(NO_ORE);
    }),
  );
  const sold = sumsOf([line(1_200_000, 2500)]).vat;
  const fee = { points: 0, base_ore: kronor(60), vat_ore: NO_ORE };
  expect(lossOf({ open_ore: kronor(15_060), unpaid_ore: kronor(15_000) }, sold)).toEqual([...sold, fee]);
  // The payment is applied to the sold work first, so the unpaid rest is a fee without VAT.
  const rest = { points: 2500, base_ore: kronor(4_000), vat_ore: kronor(1_000) };
  expect(lossOf({ open_ore: kronor(5_060), unpaid_ore: kronor(5_000) }, sold)).toEqual([rest, fee]);
  expect(lossOf({ open_ore: kronor(60), unpaid_ore: NO_ORE }, sold)).toEqual([fee]);
});
