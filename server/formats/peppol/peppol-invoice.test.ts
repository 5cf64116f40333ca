import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basisPoints, portion } from '#domain/money/basis-points.ts';
import { add, NO_ORE, type Ore, ore } from '#domain/money/ore.ts';
import { OUR_PLATFORM } from '#tests/factories/platform.ts';
import { textsAt, validate } from '#tests/support/xml-schemas.ts';
import type { PeppolDocument, PeppolLine, PeppolVat } from './input.ts';
import { peppolInvoice } from './peppol-invoice.ts';
import { brokenPeppolRules } from './rules.ts';

const SCHEMAS = { invoice: 'ubl-2.1/maindoc/UBL-Invoice-2.1', credit_note: 'ubl-2.1/maindoc/UBL-CreditNote-2.1' };
const VAT_25: PeppolVat = { category: 'S', points: basisPoints(2500) };
const EXEMPT: PeppolVat = { category: 'E', reason: 'Undantag från mervärdesskatt enligt 10 kap. 30 § ML' };

/** A document of lines, with what follows from them. */
function aDocument(lines: readonly PeppolLine[], change: Partial<PeppolDocument> = {}): PeppolDocument {
  const vat = [...Map.groupBy(lines, (line) => JSON.stringify(line.vat)).values()].map((group) => {
    const base_ore = add(...group.map(({ amount_ore }) => amount_ore));
    const of = group[0]?.vat ?? VAT_25;
    return { vat: of, base_ore, vat_ore: of.category === 'S' ? portion(base_ore, of.points) : NO_ORE };
  });
  const rounding_ore = change.rounding_ore ?? NO_ORE;
  return {
    ...{ kind: 'invoice', number: '20260001', issued_on: '2026-12-04', due_on: '2027-01-03', credits: null },
    ...{ delivered_on: '2026-12-02', buyer_reference: 'Kim Ek', note: 'Sommarkampanj', ocr: '2026000105' },
    seller: OUR_PLATFORM,
    buyer: {
      ...{ name: 'Kund & Co AB', org_number: '5560269986', address_line: 'Storgatan 1' },
      ...{ postcode: '22222', city: 'Lund' },
    },
    ...{ lines, vat, rounding_ore },
    total_ore: add(...vat.flatMap(({ base_ore, vat_ore }) => [base_ore, vat_ore]), rounding_ore),
    ...change,
  };
}
const fee: PeppolLine = { text: 'Medverkan, en dag', amount_ore: ore(1_000_000), vat: VAT_25 };
const commission: PeppolLine = { text: 'Vår avgift', amount_ore: ore(200_000), vat: VAT_25 };

test('an invoice says who we are, where to pay and what is owed, as Sweden asks', () => {
  const file = peppolInvoice(aDocument([fee, commission]));
  validate(file, SCHEMAS.invoice);
  const at = (path: string) => textsAt(file, path);
  expect(at('EndpointID')).toEqual(['5566778899', '5560269986']);
  expect(at('AccountingSupplierParty/Party/PartyTaxScheme/CompanyID')).toEqual([
    ...['SE556677889901', 'Godkänd för F-skatt'],
  ]);
  expect(at('CompanyLegalForm')).toEqual(['Säte: Stockholm']);
  expect([at('PaymentMeansCode'), at('PaymentID'), at('PayeeFinancialAccount/ID')]).toEqual([
    ...[['30'], ['2026000105'], ['5551239']],
  ]);
  expect(at('FinancialInstitutionBranch/ID')).toEqual(['SE:BANKGIRO']);
  expect([at('TaxTotal/TaxAmount'), at('PayableAmount')]).toEqual([['3000.00'], ['15000.00']]);
  expect(at('PartyName/Name')).toEqual(['Medverka AB', 'Kund & Co AB']);
});

test('a credit note names what it credits', () => {
  const credits = { number: '20260001', issued_on: '2026-12-04' };
  const file = peppolInvoice(aDocument([fee], { kind: 'credit_note', number: '20260002', credits }));
  validate(file, SCHEMAS.credit_note);
  expect(textsAt(file, 'BillingReference/InvoiceDocumentReference/ID')).toEqual(['20260001']);
  expect(textsAt(file, 'CreditNoteTypeCode')).toEqual(['381']);
});

test('a discount is bought minus once, and what is exempt says why', () => {
  const file = peppolInvoice(aDocument([fee, { ...commission, amount_ore: ore(-50_000) }, { ...fee, vat: EXEMPT }]));
  validate(file, SCHEMAS.invoice);
  expect(textsAt(file, 'InvoiceLine/InvoicedQuantity')).toEqual(['1', '-1', '1']);
  expect(textsAt(file, 'InvoiceLine/Price/PriceAmount')).toEqual(['10000.00', '500.00', '10000.00']);
  expect(textsAt(file, 'TaxCategory/TaxExemptionReason')).toEqual([EXEMPT.category === 'E' ? EXEMPT.reason : '']);
});

const line = fc.record<PeppolLine>({
  text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map((text) => `Rad ${text}`),
  amount_ore: fc.integer({ min: -1_000_000, max: 100_000_000 }).map(ore),
  vat: fc.constantFrom<PeppolVat>(VAT_25, { category: 'S', points: basisPoints(600) }, EXEMPT),
});
const kronor = (texts: readonly string[]): bigint =>
  texts.reduce((sum, text) => sum + BigInt(text.replace('.', '')), 0n);

test('whatever the lines are, the schema takes the file, its sums are those of its lines, and it is the same every time', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('invoice' as const, 'credit_note' as const),
      fc.integer({ min: -49, max: 50 }).map(ore),
      (lines, kind, rounding_ore) => {
        const credits = { number: '1', issued_on: '2026-12-01' };
        const document = aDocument(lines, { kind, rounding_ore, credits: kind === 'credit_note' ? credits : null });
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

describe('what Peppol refuses is told by its rule, and not written', () => {
  const { seller, buyer, vat, total_ore } = aDocument([fee]);
  const sum = vat[0];
  if (!sum) throw new Error('A line has no VAT');
  const off = (amount: Ore) => add(amount, ore(1));
  test.each<[string, Partial<PeppolDocument>]>([
    ['PEPPOL-EN16931-R003', { buyer_reference: ' ' }],
    ['PEPPOL-EN16931-R008', { buyer: { ...buyer, city: '' } }],
    ['BR-55', { kind: 'credit_note' }],
    ['BR-CO-10', { lines: [{ ...fee, amount_ore: ore(999_999) }] }],
    ['BR-CO-15', { total_ore: off(total_ore) }],
    ['BR-CO-17', { vat: [{ ...sum, vat_ore: off(sum.vat_ore) }], total_ore: off(total_ore) }],
    ['SE-R-001', { seller: { ...seller, vat_number: 'SE55667788990' } }],
    ['SE-R-008', { seller: { ...seller, bankgiro: '555123' } }],
    ['SE-R-013', { seller: { ...seller, org_number: '5566778898' } }],
    ['SE-R-013', { buyer: { ...buyer, org_number: '556026-9986' } }],
  ])('%s', (rule, change) => {
    const document = aDocument([fee], change);
    expect(brokenPeppolRules(document)).toEqual([rule]);
    expect(() => peppolInvoice(document)).toThrow(rule);
  });

  test('a rate that Sweden has not, and no lines at all', () => {
    const odd = { ...fee, vat: { category: 'S' as const, points: basisPoints(2000) } };
    expect(brokenPeppolRules(aDocument([odd]))).toEqual(['SE-R-006']);
    expect(brokenPeppolRules(aDocument([]))).toEqual(['BR-16']);
  });
});
