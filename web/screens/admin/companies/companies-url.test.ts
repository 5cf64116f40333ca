import { expect, test } from 'vitest';
import { companiesHref, readCompaniesUrl } from './companies-url.ts';

test('the address of companies reads back, leaves out default values, and ignores unknown ones', () => {
  const address = { status: 'suspended', risk: 'unpaid', text: 'Film', sort: 'late' } as const;
  const usual = { status: null, risk: null, text: '', sort: 'name' } as const;
  const read = (href: string) => readCompaniesUrl(new URLSearchParams(href.split('?')[1] ?? ''));
  expect(read(companiesHref(address))).toEqual(address);
  expect(companiesHref(usual)).toBe('/AdminCompanies');
  expect(read('?status=x&risk=y&sort=z')).toEqual(usual);
});
