import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { someRates } from '#tests/factories/rates.ts';
import { aSpan, someTerms } from '#tests/factories/terms.ts';
import { chargedPrice } from './charged-price.ts';
import { TAX_FORMS } from './person.ts';
import { price } from './price.ts';
import { CAUTIOUS_SUPPLIES } from './vat.ts';
import { plannedWork } from './work.ts';

const birth_date = fc.integer({ min: 1930, max: 2010 }).map((year) => `${year}-05-05`);

test('the company is charged the same for every way to pay the talent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000 }),
      fc.constantFrom(...TAX_FORMS),
      birth_date,
      (fee, tax_form, born) => {
        const terms = someTerms({ fee: dayFee(kronor(fee)), days: [aSpan('2026-12-10')] });
        const rates = someRates();
        const { company } = price({
          terms,
          rates,
          person: {
            tax_form,
            invokes_f_tax: true,
            charges_vat: false,
            birth_date: born,
            is_insured_abroad: false,
            tax_decision: null,
            paid_this_month_ore: 0,
          },
          agreement: { model: 'principal', supplies: CAUTIOUS_SUPPLIES },
        });
        expect(company).toMatchObject(chargedPrice({ terms, work: plannedWork(terms) }, rates));
      },
    ),
  );
});
