import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payDayOf } from '#domain/deal/price/pay-day.ts';
import { TAX_FORMS, type TaxForm } from '#domain/deal/price/person.ts';
import { price } from '#domain/deal/price/price.ts';
import { CAUTIOUS_SUPPLIES } from '#domain/deal/price/vat.ts';
import { workOfExtension } from '#domain/deal/price/work.ts';
import { NO_RIGHT } from '#domain/deal/terms/rights.ts';
import { kronor, type Ore } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { someRates } from '#tests/factories/rates.ts';
import { someTerms } from '#tests/factories/terms.ts';
import { extensionOf, termsOfExtension } from './extension.ts';
import { lastDayOf } from './right.rules.ts';

const line = (fee_ore: Ore | null, renewal_ore: Ore | null) => ({
  ...NO_RIGHT,
  media: ['tv'],
  months: 12,
  fee_ore,
  renewal_ore,
});
const SIGNED = '2026-11-22';
const priced = (tax_form: TaxForm, renewal_ore: Ore, charges_vat = true) =>
  price({
    terms: termsOfExtension(
      someTerms({ rights: [line(null, null), line(kronor(3_000), renewal_ore)] }),
      line(kronor(3_000), renewal_ore),
    ),
    work: workOfExtension(SIGNED),
    person: {
      tax_form,
      charges_vat,
      invokes_f_tax: false,
      birth_date: '1990-05-05',
      is_insured_abroad: false,
      tax_decision: null,
      paid_this_month_ore: 0,
    },
    rates: someRates(),
    agreement: { model: 'principal', supplies: CAUTIOUS_SUPPLIES },
  });

test('an extension adds the agreed months, from the day after the last, each time', () => {
  const months = fc.integer({ min: 1, max: 120 });
  const first = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2010-01-01', days));
  fc.assert(
    fc.property(first, months, fc.integer({ min: 0, max: 5 }), (starts_on, count, times) => {
      const extended_months = count * times;
      const ends_on = lastDayOf(starts_on, count + extended_months);
      const agreed = { ...line(null, kronor(1)), months: count };
      expect(extensionOf({ line: agreed, starts_on, ends_on, extended_months })).toEqual({
        months: count,
        starts_on: addDays(ends_on, 1),
        ends_on: lastDayOf(starts_on, count * (times + 2)),
      });
    }),
  );
});

test('a right without an agreed length or a known end has no extension', () => {
  const begun = { starts_on: '2026-01-01', ends_on: '2026-12-31', extended_months: 0 };
  expect(extensionOf({ line: { ...line(null, null), months: null }, ...begun })).toBeNull();
  expect(extensionOf({ line: line(null, null), ...begun, ends_on: null })).toBeNull();
});

test('an extension for 5 000 kr costs the company 6 000 and VAT, and is paid within a fortnight after all have signed', () => {
  const { talent, company } = priced('F', kronor(5_000));
  expect(company.lines.map(({ code, amount_ore }) => [code, amount_ore])).toEqual([
    ['rights_extension', kronor(5_000)],
    ['commission', kronor(1_000)],
  ]);
  expect(company.vat).toMatchObject([{ points: 2500, base_ore: kronor(6_000), vat_ore: kronor(1_500) }]);
  expect([company.ex_vat_ore, company.total_ore]).toEqual([kronor(6_000), kronor(7_500)]);
  expect([talent.net_ore, talent.paid_out_ore, talent.paid_by]).toEqual([
    kronor(5_000),
    kronor(6_250),
    payDayOf(SIGNED),
  ]);
});

test('an extension for 5 000 kr is a wage of 3 804 for an employed talent: tax and contributions as for work', () => {
  const { talent } = priced('A', kronor(5_000));
  expect(talent.lines.map(({ code, amount_ore }) => [code, amount_ore / 100])).toEqual([
    ['rights_extension', 5000],
    ['employer_contribution', -1195],
    ['rounding', -1],
    ['tax', -1141],
  ]);
  expect([talent.wage?.gross_ore, talent.net_ore]).toEqual([kronor(3_804), kronor(2_663)]);
});

test('an extension costs the company the same for every talent, to the öre, and never the fee of the line itself', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TAX_FORMS),
      fc.integer({ min: 1, max: 50_000 }),
      fc.boolean(),
      (tax_form, fee, vat) => {
        const { talent, company } = priced(tax_form, kronor(fee), vat);
        expect(talent.earned_ore).toBe(kronor(fee));
        expect(company.total_ore).toBe(priced('F', kronor(fee)).company.total_ore);
      },
    ),
  );
});
