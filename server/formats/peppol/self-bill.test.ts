import { expect, test } from 'vitest';
import { aSelfBill, withoutVat } from '#tests/factories/self-bill.ts';
import { brokenPublishedRules, PUBLISHED_RULES_VARIABLE } from '#tests/support/published-rules.ts';
import { textsAt, validate } from '#tests/support/xml-schemas.ts';
import { isUnfit, selfBillFile } from './self-bill.ts';

const SCHEMA = 'ubl-2.1/maindoc/UBL-Invoice-2.1';
const folder = process.env[PUBLISHED_RULES_VARIABLE];

test('a self-billing invoice names the talent as the seller, with the numbers of the law, and us as the buyer', () => {
  const file = selfBillFile(aSelfBill());
  validate(file, SCHEMA);
  const at = (path: string) => textsAt(file, path);
  expect([at('InvoiceTypeCode'), at('Note')]).toEqual([['389'], ['Självfakturering']]);
  expect(at('EndpointID')).toEqual(['9006024815', '5566778899']);
  expect(at('AccountingSupplierParty/Party/PartyTaxScheme/CompanyID')).toEqual([
    'SE900602481501',
    'Godkänd för F-skatt',
  ]);
  expect([at('TaxTotal/TaxAmount'), at('PayableAmount')]).toEqual([['2500.00'], ['12500.00']]);
  // The account of the talent is on no paper.
  expect(at('PaymentMeans')).toEqual([]);
});

test('a seller without VAT has no VAT number, and the reason instead', () => {
  const { seller } = aSelfBill();
  const file = selfBillFile(aSelfBill({ ...withoutVat('Undantag'), seller: { ...seller, vat_number: null } }));
  validate(file, SCHEMA);
  expect(textsAt(file, 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID')).toEqual(['Godkänd för F-skatt']);
  expect(textsAt(file, 'TaxExemptionReason')).toEqual(['Undantag']);
});

test('an invoice that the network refuses is not made', () => {
  const { seller } = aSelfBill();
  for (const change of [
    { seller: { ...seller, number: '9006024816' } },
    { seller: { ...seller, address_line: ' ' } },
    { lines: [] },
  ]) {
    const bill = aSelfBill(change);
    expect(isUnfit(bill)).toBe(true);
    expect(() => selfBillFile(bill)).toThrow(RangeError);
  }
  expect(isUnfit(aSelfBill())).toBe(false);
});

test.runIf(folder !== undefined)('self-billing invoices break no published rule of self-billing', () => {
  const broken = (file: Uint8Array) => brokenPublishedRules(folder ?? '', file, ['cen', 'self']);
  const { seller } = aSelfBill();
  for (const bill of [
    aSelfBill(),
    aSelfBill({ seller: { ...seller, postcode: '', country: 'NO' } }),
    aSelfBill({ ...withoutVat('Undantag'), seller: { ...seller, vat_number: null } }),
  ])
    expect(broken(selfBillFile(bill))).toEqual([]);
  const asInvoice = Buffer.from(selfBillFile(aSelfBill())).toString().replace('>389<', '>380<');
  expect(broken(Buffer.from(asInvoice))).toContain('PEPPOL-EN16931-P0100');
});
