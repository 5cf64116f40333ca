import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TAX_FORMS } from '#domain/deal/price/person.ts';
import { price } from '#domain/deal/price/price.ts';
import { CAUTIOUS_SUPPLIES } from '#domain/deal/price/vat.ts';
import { plannedWork } from '#domain/deal/price/work.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { someRates } from '#tests/factories/rates.ts';
import { aSpan, someTerms } from '#tests/factories/terms.ts';
import { chargedPrice } from './charged-price.ts';

const birth_date = fc.integer({ min: 1930, max: 2010 }).map((year) => `${year}-05-05`);

test('a company is charged the same whoever is paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000 }),
      fc.constantFrom(...TAX_FORMS),
      birth_date,
      (fee, tax_form, born) => {
        const terms = someTerms({ fee: dayFee(kronor(fee)), days: [aSpan('2026-12-10')] });
        const rates = someRates();
        const { company } = price({
          ...{ terms, rates },
          person: {
            ...{ tax_form, invokes_f_tax: true, charges_vat: false, birth_date: born },
            ...{ is_insured_abroad: false, paid_this_month_ore: 0 },
          },
          agreement: { model: 'principal', supplies: CAUTIOUS_SUPPLIES },
        });
        expect(company).toMatchObject(chargedPrice({ terms, work: plannedWork(terms) }, rates));
      },
    ),
  );
});
