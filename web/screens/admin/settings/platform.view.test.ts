import { expect, test } from 'vitest';
import type { PlatformVersion } from '#contract/money/platform.ts';
import { changesOf, factsOf } from './platform.view.ts';

const version: PlatformVersion = {
  version: 1,
  valid_from: '2026-01-01',
  state: 'past',
  by: 'Ada',
  why: 'Början.',
  created_date: '2026-01-01T08:00:00Z',
  name: 'Medverka AB',
  org_number: '5566778899',
  vat_number: 'SE556677889901',
  address_line: 'Exempelgatan 1',
  postcode: '11120',
  city: 'Stockholm',
  seat: 'Stockholm',
  email: 'a@example.com',
  phone: '08-465 004 10',
  bankgiro: '5551239',
  iban: 'SE3550000000054910000003',
  bic: 'ESSESESS',
  has_f_tax: true,
  bank: 'seb',
  bank_version: '03',
  bank_initiator_id: '',
  bank_debtor_id: '1234',
};

test("a version of our company's details tells each changed field in a sentence", () => {
  expect(changesOf(version, undefined)).toEqual([]);
  expect(
    changesOf({ ...version, version: 2, why: 'Nytt giro.', bankgiro: '50501055', has_f_tax: false }, version),
  ).toEqual(['Godkänd för F-skatt: Ja blev Nej', 'Bankgiro: 555-1239 blev 5050-1055']);
});

test('a change of bank tells each changed field, by the new bank', () => {
  const other = { ...version, version: 2, bank: 'nordea' as const, bank_initiator_id: 'S1', bank_debtor_id: '99' };
  expect(changesOf(other, version)).toEqual([
    'Bank för utbetalningar: SEB blev Nordea',
    'SignerId hos Nordea: inget blev S1',
    'Avtalsnummer hos Nordea: 1234 blev 99',
  ]);
});

test('only the identities that the bank gives are shown', () => {
  const labels = (bank: PlatformVersion['bank']) => factsOf({ ...version, bank }).map(({ label }) => label);
  expect(labels('seb').slice(-3)).toEqual(['Bank för utbetalningar', 'Filens version', 'Kundnummer hos SEB']);
  expect(labels('danske').slice(-2)).toEqual(['Bank för utbetalningar', 'Filens version']);
  expect(labels(null).slice(-2)).toEqual(['Bank för utbetalningar', 'Filens version']);
});
