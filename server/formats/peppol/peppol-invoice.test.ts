import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { add, type Ore, ore } from '#domain/kernel/money/ore.ts';
import { aPeppolDocument, commission, EXEMPT, fee, GERMAN, NORWEGIAN, peppolLine } from '#tests/factories/peppol.ts';
import { OUR_PLATFORM } from '#tests/factories/platform.ts';
import { textsAt, validate } from '#tests/support/xml-schemas.ts';
import { endpointOf } from './endpoints.ts';
import type { PeppolDocument, PeppolLine, PeppolVat } from './input.ts';
import { peppolInvoice } from './peppol-invoice.ts';
import { brokenPeppolRules } from './rules.ts';

const SCHEMAS = { invoice: 'ubl-2.1/maindoc/UBL-Invoice-2.1', credit_note: 'ubl-2.1/maindoc/UBL-CreditNote-2.1' };

test('an invoice has the seller, the way of payment and the debt, as Swedish law requires', () => {
  const file = peppolInvoice(aPeppolDocument([fee, commission]));
  validate(file, SCHEMAS.invoice);
  const at = (path: string) => textsAt(file, path);
  expect(at('EndpointID')).toEqual(['5566778899', '5560269986']);
  expect(at('AccountingSupplierParty/Party/PartyTaxScheme/CompanyID')).toEqual([
    'SE556677889901',
    'Godkänd för F-skatt',
  ]);
  expect(at('CompanyLegalForm')).toEqual(['Säte: Stockholm']);
  expect([at('PaymentMeansCode'), at('PaymentID'), at('PayeeFinancialAccount/ID')]).toEqual([
    ['30'],
    ['2026000105'],
    ['5551239'],
  ]);
  expect(at('FinancialInstitutionBranch/ID')).toEqual(['SE:BANKGIRO']);
  expect([at('TaxTotal/TaxAmount'), at('PayableAmount')]).toEqual([['3000.00'], ['15000.00']]);
  expect(at('PartyName/Name')).toEqual(['Medverka AB', 'Kund & Co AB']);
  expect([at('BuyerReference'), at('OrderReference/ID')]).toEqual([['Kim Ek'], ['PO 17']]);
  expect(at('AccountingCost')).toEqual(['4711']);
});

test('an invoice without the buyer’s order number names none', () => {
  const file = peppolInvoice(aPeppolDocument([fee], { order_reference: ' ' }));
  validate(file, SCHEMAS.invoice);
  expect(textsAt(file, 'OrderReference/ID')).toEqual([]);
});

test('a buyer with another address in the network is found there, under its own number', () => {
  const { buyer } = aPeppolDocument([fee]);
  const endpoint = { scheme: '0088' as const, number: '7300010000001' };
  const file = peppolInvoice(aPeppolDocument([fee], { buyer: { ...buyer, endpoint }, cost_centre: '' }));
  validate(file, SCHEMAS.invoice);
  expect(Buffer.from(file).toString()).toContain('<cbc:EndpointID schemeID="0088">7300010000001</cbc:EndpointID>');
  expect(textsAt(file, 'AccountingCustomerParty/Party/PartyLegalEntity/CompanyID')).toEqual([buyer.org_number]);
  expect(textsAt(file, 'AccountingCost')).toEqual([]);
});

test('units keep their number and price; a price that does not give the amount is that of all units', () => {
  const days = (amount: number, unit_ore: number | null, count = 3): PeppolLine => ({
    ...fee,
    amount_ore: ore(amount),
    quantity: { count, unit: 'day', unit_ore: unit_ore === null ? null : ore(unit_ore) },
  });
  const lines = [
    days(1_800_000, 600_000),
    days(1_000_00, 50_000),
    days(-1_800_000, 600_000),
    days(250_000, null, 1),
    fee,
  ];
  const file = peppolInvoice(aPeppolDocument([...lines, days(3_000_000, 1_000_000)]));
  validate(file, SCHEMAS.invoice);
  const at = (path: string) => textsAt(file, `InvoiceLine/${path}`);
  expect(at('InvoicedQuantity')).toEqual(['3', '3', '-3', '1', '1', '3']);
  expect(at('Price/PriceAmount')).toEqual(['6000.00', '1000.00', '6000.00', '2500.00', '10000.00', '10000.00']);
  expect(at('Price/BaseQuantity')).toEqual(['3']);
  expect(Buffer.from(file).toString()).toContain('<cbc:InvoicedQuantity unitCode="DAY">3</cbc:InvoicedQuantity>');
});

test('a credit note names the credited invoice', () => {
  const credits = { number: '20260001', issued_on: '2026-12-04' };
  const file = peppolInvoice(aPeppolDocument([fee], { kind: 'credit_note', number: '20260002', credits }));
  validate(file, SCHEMAS.credit_note);
  expect(textsAt(file, 'BillingReference/InvoiceDocumentReference/ID')).toEqual(['20260001']);
  expect(textsAt(file, 'CreditNoteTypeCode')).toEqual(['381']);
});

test('an invoice names the advances that it deducts, and an advance is a prepayment invoice', () => {
  const deducted = { ...fee, text: 'Betalt förskott, faktura 20260001', amount_ore: ore(-600_000) };
  const file = peppolInvoice(aPeppolDocument([fee, deducted], { number: '20260003', settles: ['20260001'] }));
  validate(file, SCHEMAS.invoice);
  const at = (path: string) => textsAt(file, path);
  expect(at('BillingReference/InvoiceDocumentReference/ID')).toEqual(['20260001']);
  expect([at('InvoiceTypeCode'), at('TaxTotal/TaxAmount'), at('PayableAmount')]).toEqual([
    ['380'],
    ['1000.00'],
    ['5000.00'],
  ]);
  const advance = peppolInvoice(aPeppolDocument([fee], { is_advance: true, delivered_on: null }));
  validate(advance, SCHEMAS.invoice);
  expect(textsAt(advance, 'InvoiceTypeCode')).toEqual(['386']);
});

test('a discount is a negative quantity, and an exempt line gives its reason', () => {
  const file = peppolInvoice(
    aPeppolDocument([fee, { ...commission, amount_ore: ore(-50_000) }, { ...fee, vat: EXEMPT }]),
  );
  validate(file, SCHEMAS.invoice);
  expect(textsAt(file, 'InvoiceLine/InvoicedQuantity')).toEqual(['1', '-1', '1']);
  expect(textsAt(file, 'InvoiceLine/Price/PriceAmount')).toEqual(['10000.00', '500.00', '10000.00']);
  expect(textsAt(file, 'TaxCategory/TaxExemptionReason')).toEqual([EXEMPT.category === 'E' ? EXEMPT.reason : '']);
});
const kronor = (texts: readonly string[]): bigint =>
  texts.reduce((sum, text) => sum + BigInt(text.replace('.', '')), 0n);

test('for any lines the file matches the schema, its sums are those of the lines, and it is the same every time', () => {
  fc.assert(
    fc.property(
      fc.array(peppolLine, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('invoice' as const, 'credit_note' as const),
      fc.integer({ min: -49, max: 50 }).map(ore),
      (lines, kind, rounding_ore) => {
        const credits = { number: '1', issued_on: '2026-12-01' };
        const document = aPeppolDocument(lines, {
          kind,
          rounding_ore,
          credits: kind === 'credit_note' ? credits : null,
        });
        const file = peppolInvoice(document);
        validate(file, SCHEMAS[kind]);
        expect(peppolInvoice(structuredClone(document))).toEqual(file);
        const at = (path: string) => textsAt(file, path);
        const row = kind === 'invoice' ? 'InvoiceLine' : 'CreditNoteLine';
        const without = kronor(at('LegalMonetaryTotal/TaxExclusiveAmount'));
        expect(kronor(at(`${row}/LineExtensionAmount`))).toBe(without);
        const vat = kronor(at('TaxSubtotal/TaxAmount'));
        expect(kronor(at('TaxTotal/TaxAmount'))).toBe(vat);
        expect(kronor(at('PayableAmount'))).toBe(without + vat + BigInt(rounding_ore));
      },
    ),
    { numRuns: 30 },
  );
});

const REVERSED: PeppolVat = { category: 'AE', reason: 'Omvänd betalningsskyldighet' };
const OUTSIDE: PeppolVat = { category: 'O', reason: 'Omsatt utanför Sverige' };

test('a buyer in the union has its VAT number and our IBAN, and the lines its reverse charge', () => {
  const file = peppolInvoice(aPeppolDocument([{ ...fee, vat: REVERSED }], { buyer: GERMAN }));
  validate(file, SCHEMAS.invoice);
  const at = (path: string) => textsAt(file, path);
  expect(at('EndpointID')).toEqual(['5566778899', 'DE123456789']);
  expect(at('AccountingCustomerParty/Party/PartyTaxScheme/CompanyID')).toEqual(['DE123456789']);
  expect(at('AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode')).toEqual(['DE']);
  expect([at('TaxCategory/ID'), at('TaxCategory/Percent')]).toEqual([['AE'], ['0.00']]);
  expect([at('PayeeFinancialAccount/ID'), at('FinancialInstitutionBranch/ID')]).toEqual([
    [OUR_PLATFORM.iban],
    [OUR_PLATFORM.bic],
  ]);
});

test('an invoice outside the union names no VAT number and no rate', () => {
  const file = peppolInvoice(aPeppolDocument([{ ...fee, vat: OUTSIDE }], { buyer: NORWEGIAN }));
  validate(file, SCHEMAS.invoice);
  expect(textsAt(file, 'PartyTaxScheme/TaxScheme/ID')).toEqual(['TAX']);
  expect([textsAt(file, 'TaxCategory/ID'), textsAt(file, 'Percent')]).toEqual([['O'], []]);
});

test.each([
  ['BE', { vat_number: 'BE0403170701' }, { scheme: '0208', number: '0403170701' }],
  ['BE', { vat_number: 'BE0403170702' }, null],
  ['FI', { vat_number: 'FI12345678' }, { scheme: '0216', number: '003712345678' }],
  ['NO', { registration_number: '923 609 016' }, { scheme: '0192', number: '923609016' }],
  ['NO', { registration_number: '923609017' }, null],
  ['FR', { vat_number: 'FR12345678901' }, { scheme: '9957', number: 'FR12345678901' }],
  ['US', { registration_number: '12-3456789' }, null],
])('a buyer in %s is found in the network by its own number: %o', (country, numbers, endpoint) => {
  const buyer = { ...GERMAN, vat_number: '', ...numbers, country };
  expect(endpointOf(buyer)).toEqual(endpoint);
});

describe('a document that Peppol would refuse is not written, and its broken rule is named', () => {
  const { seller, buyer, vat, total_ore } = aPeppolDocument([fee]);
  const sum = vat[0];
  if (!sum) throw new Error('A line has no VAT');
  const off = (amount: Ore, by = 1) => add(amount, ore(by));
  test.each<[string, Partial<PeppolDocument>]>([
    ['PEPPOL-EN16931-R003', { buyer_reference: ' ' }],
    ['PEPPOL-EN16931-R008', { buyer: { ...buyer, city: '' } }],
    ['BR-55', { kind: 'credit_note' }],
    ['BR-CO-10', { lines: [{ ...fee, amount_ore: ore(999_999) }] }],
    ['BR-CO-15', { total_ore: off(total_ore) }],
    ['BR-CO-17', { vat: [{ ...sum, vat_ore: off(sum.vat_ore, 100) }], total_ore: off(total_ore, 100) }],
    ['BR-CO-17', { vat: [{ ...sum, vat_ore: off(sum.vat_ore, -100) }], total_ore: off(total_ore, -100) }],
    ['SE-R-001', { seller: { ...seller, vat_number: 'SE55667788990' } }],
    ['SE-R-008', { seller: { ...seller, bankgiro: '555123' } }],
    ['SE-R-013', { seller: { ...seller, org_number: '5566778898' } }],
    ['SE-R-013', { buyer: { ...buyer, org_number: '556026-9986' } }],
    ['PEPPOL-EN16931-R010', { buyer: { ...buyer, country: 'US' } }],
  ])('%s', (rule, change) => {
    const document = aPeppolDocument([fee], change);
    expect(brokenPeppolRules(document)).toEqual([rule]);
    expect(() => peppolInvoice(document)).toThrow(rule);
  });

  test('VAT of one of several credit notes may differ by less than a krona', () => {
    for (const by of [-99, -1, 1, 99]) {
      const document = aPeppolDocument([fee], {
        vat: [{ ...sum, vat_ore: off(sum.vat_ore, by) }],
        total_ore: off(total_ore, by),
      });
      expect([by, brokenPeppolRules(document)]).toEqual([by, []]);
    }
  });

  test('a foreign rate of VAT and a document without lines break their rules', () => {
    const odd = { ...fee, vat: { category: 'S' as const, points: basisPoints(2000) } };
    expect(brokenPeppolRules(aPeppolDocument([odd]))).toEqual(['SE-R-006']);
    expect(brokenPeppolRules(aPeppolDocument([]))).toEqual(['BR-16']);
    const mixed = aPeppolDocument([fee, { ...fee, vat: OUTSIDE }], { buyer: NORWEGIAN });
    expect(brokenPeppolRules(mixed)).toEqual(['BR-O-11']);
    const unnumbered = aPeppolDocument([{ ...fee, vat: REVERSED }]);
    expect(brokenPeppolRules(unnumbered)).toEqual(['BR-AE-02']);
  });
});
