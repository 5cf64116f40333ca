import { expect, test } from 'vitest';
import { COMPANY_HINDRANCES, type CompanyDealings, companyHindrancesOf } from './company-hindrances.ts';

test('each unfinished matter of a company prevents its deletion, and an absent one does not', () => {
  const none = Object.fromEntries(COMPANY_HINDRANCES.map((code) => [code, 0])) as CompanyDealings;
  expect(companyHindrancesOf(none)).toEqual([]);
  for (const code of COMPANY_HINDRANCES)
    expect(companyHindrancesOf({ ...none, [code]: 1 })).toEqual([{ code, count: 1 }]);
});
