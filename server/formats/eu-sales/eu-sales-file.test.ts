import { expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { euSalesFile } from './eu-sales-file.ts';

const given = {
  vat_number: 'SE556677889901',
  from: '2026-12-01',
  to: '2026-12-31',
  contact: { name: 'Åsa; Öberg', phone: '08-123 45 67', email: 'ekonomi@medverka.se' },
  sales: [
    { vat_number: 'DE123456789', amount_ore: ore(1_250_099) },
    { vat_number: 'EL123456789', amount_ore: ore(-50_000) },
  ],
};
const linesOf = (change: Partial<typeof given> = {}) =>
  Buffer.from(euSalesFile({ ...given, ...change }))
    .toString('latin1')
    .split('\r\n');

test('a summary names seller, month and contact, and the services to each buyer in whole kronor', () => {
  expect(linesOf()).toEqual([
    'SKV574008;',
    'SE556677889901;2612;Åsa  Öberg;08-1234567;ekonomi@medverka.se',
    'DE123456789;;;12500;',
    'EL123456789;;;-500;',
    '',
  ]);
});

test('a quarter has a code of its own', () => {
  expect(linesOf({ from: '2026-10-01' })[1]).toContain(';26-4;');
});
