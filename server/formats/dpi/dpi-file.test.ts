import { expect, test } from 'vitest';
import { aDpiInput, aDpiSeller } from '#tests/factories/dpi.ts';
import { textsAt } from '#tests/support/xml-schemas.ts';
import { dpiFile } from './dpi-file.ts';

const ada = aDpiSeller();
const input = aDpiInput;

test('a seller is reported with number, address, account and quarters in whole kronor', () => {
  const file = dpiFile(input());
  const at = (path: string) => textsAt(file, path);
  expect(at('IndSellerID/TIN')).toEqual(['199006022397']);
  expect(at('IndSellerID/VAT')).toEqual(['SE900602239701']);
  expect(at('IndSellerID/Name/LastName')).toEqual(['Öberg & Co']);
  expect(at('IndSellerID/Address/AddressFix/City')).toEqual(['Stockholm']);
  expect([at('FinancialIdentifier/Identifier'), at('AccountHolderName')]).toEqual([
    ['50001234560'],
    ['Ada Öberg & Co'],
  ]);
  expect([1, 2, 3, 4].map((quarter) => at(`ConsQ${quarter}`))).toEqual([['0'], ['12345'], ['0'], ['0']]);
  expect([at('NumbQ2'), at('FeesQ2'), at('TaxQ2')]).toEqual([['2'], ['2469'], ['0']]);
  expect([at('ReportingPeriod'), at('Timestamp')]).toEqual([['2026-12-31'], ['2027-01-10T08:00:00Z']]);
  expect(dpiFile(structuredClone(input()))).toEqual(file);
});

test('each record of a file has a reference of its own', () => {
  const file = dpiFile(input([ada, { ...ada, number: 18 }]));
  expect(textsAt(file, 'DocRefId')).toEqual(['SE2026-1-0', 'SE2026-1-17', 'SE2026-1-18']);
});

test('the address of an erased seller is stated as unknown, and an unknown account is left out', () => {
  const file = dpiFile(input([{ ...ada, address: null, account: null, vat_number: null }]));
  expect(textsAt(file, 'IndSellerID/Address/AddressFree')).toEqual(['Uppgift saknas']);
  expect([textsAt(file, 'FinancialIdentifier'), textsAt(file, 'IndSellerID/VAT')]).toEqual([[], []]);
});
