import { expect, test } from 'vitest';
import { someRates } from '#tests/factories/rates.ts';
import { contributionOf, type PricedPerson } from './person.ts';

const born = (birth_date: string, is_insured_abroad = false): PricedPerson => ({
  tax_form: 'A',
  invokes_f_tax: false,
  charges_vat: false,
  paid_this_month_ore: 0,
  birth_date,
  is_insured_abroad,
  tax_decision: null,
});

// In 2026 the young are born from 2003 to 2007, the old from 1938 to 1958, whatever the day.
test.each([
  ['2008-01-01', 'employer_contribution'],
  ['2007-12-31', 'employer_contribution_young'],
  ['2003-01-01', 'employer_contribution_young'],
  ['2002-12-31', 'employer_contribution'],
  ['1959-01-01', 'employer_contribution'],
  ['1958-12-31', 'employer_contribution_old'],
  ['1938-01-01', 'employer_contribution_old'],
  ['1937-12-31', null],
  ['2012-06-01', 'employer_contribution'],
])('born %s, paid in 2026: %s', (birth_date, key) => {
  for (const paid_on of ['2026-04-01', '2026-12-31']) {
    expect(contributionOf(born(birth_date), someRates(paid_on), paid_on)).toBe(key);
  }
  expect(contributionOf(born(birth_date, true), someRates('2026-04-01'), '2026-04-01')).toBeNull();
});
