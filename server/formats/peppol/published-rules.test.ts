import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { aPeppolDocument, commission, EXEMPT, fee, GERMAN, NORWEGIAN, peppolLine } from '#tests/factories/peppol.ts';
import { brokenPublishedRules, PUBLISHED_RULES_VARIABLE } from '#tests/support/published-rules.ts';
import { peppolInvoice } from './peppol-invoice.ts';
import { brokenPeppolRules } from './rules.ts';

// The licence of the rules does not allow us to publish them, so this test needs a local copy: `npm run test:peppol`.
const folder = process.env[PUBLISHED_RULES_VARIABLE];

describe.runIf(folder !== undefined)('by the published rules of CEN and Peppol', () => {
  const broken = (document: Uint8Array) => brokenPublishedRules(folder ?? '', document);
  const credits = { number: '20260001', issued_on: '2026-12-04' };

  test('an invoice and a credit note break no rule', () => {
    expect(broken(peppolInvoice(aPeppolDocument([fee, commission])))).toEqual([]);
    const credited = aPeppolDocument([fee, { ...commission, vat: EXEMPT }], { kind: 'credit_note', credits });
    expect(broken(peppolInvoice(credited))).toEqual([]);
  });

  test('an advance and the invoices that deduct it, in part and wholly, break no rule', () => {
    expect(broken(peppolInvoice(aPeppolDocument([fee, commission], { is_advance: true, delivered_on: null })))).toEqual(
      [],
    );
    for (const amount of [-500_000, -1_000_000]) {
      const deducted = { ...fee, text: 'Betalt förskott, faktura 20260001', amount_ore: ore(amount) };
      const other = { ...deducted, vat: { category: 'S' as const, points: basisPoints(600) } };
      const settles = ['20260001', '20260002'];
      const change = { number: '20260003', settles };
      expect(broken(peppolInvoice(aPeppolDocument([fee, deducted], change)))).toEqual([]);
      expect(broken(peppolInvoice(aPeppolDocument([fee, fee, commission, deducted, other], change)))).toEqual([]);
    }
  });

  test('invoices and credit notes to buyers abroad break no rule', () => {
    const AE = { category: 'AE' as const, reason: 'Omvänd betalningsskyldighet' };
    const O = { category: 'O' as const, reason: 'Omsatt utanför Sverige' };
    for (const [vat, buyer] of [
      [AE, GERMAN],
      [AE, { ...GERMAN, postcode: '' }],
      [O, NORWEGIAN],
    ] as const) {
      const lines = [
        { ...fee, vat },
        { ...commission, vat },
      ];
      expect(broken(peppolInvoice(aPeppolDocument(lines, { buyer })))).toEqual([]);
      expect(broken(peppolInvoice(aPeppolDocument(lines, { buyer, kind: 'credit_note', credits })))).toEqual([]);
    }
  });

  test('no lines of an invoice or a credit note break a rule', () => {
    fc.assert(
      fc.property(
        fc.array(peppolLine, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('invoice' as const, 'credit_note' as const),
        fc.integer({ min: -49, max: 50 }).map(ore),
        (lines, kind, rounding_ore) => {
          const document = { kind, rounding_ore, credits: kind === 'credit_note' ? credits : null };
          expect(broken(peppolInvoice(aPeppolDocument(lines, document)))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('VAT of a credit note may differ by less than a krona; at a krona our rule and the published ones agree', () => {
    const [sum] = aPeppolDocument([fee]).vat;
    if (!sum) throw new Error('A line has no VAT');
    const noteOff = (by: number) => {
      const vat = [{ ...sum, vat_ore: ore(sum.vat_ore + by) }];
      return aPeppolDocument([fee], {
        kind: 'credit_note',
        credits,
        vat,
        total_ore: ore(sum.base_ore + sum.vat_ore + by),
      });
    };
    for (const by of [-99, -1, 1, 99]) expect(broken(peppolInvoice(noteOff(by)))).toEqual([]);
    expect(brokenPeppolRules(noteOff(100))).toEqual(['BR-CO-17']);
    // Our code writes no such note, so the test changes a valid one: the VAT, and the total, which ends in the same
    // digits.
    const text = Buffer.from(peppolInvoice(noteOff(99))).toString('utf8');
    const spoilt = text.replaceAll('2500.99', '2501.00');
    expect(broken(Buffer.from(spoilt)).sort()).toEqual(['BR-CO-17', 'BR-S-09']);
  });

  test.each([
    ['PEPPOL-EN16931-R003', 'nobody and no order to refer to', /<cbc:BuyerReference>.*?<\/cac:OrderReference>/s],
    ['BR-02', 'no number', /<cbc:ID>20260001<\/cbc:ID>/],
    ['BR-CO-16', 'a total that is not the sum', /(?<=<cbc:PayableAmount currencyID="SEK">)15000\.00/],
    ['SE-R-013', 'a digit changed in our number', /(?<=<cbc:CompanyID[^>]*>)5566778899/],
  ])('the published rule %s finds a broken document: %s', (rule, _, spoilt) => {
    const text = Buffer.from(peppolInvoice(aPeppolDocument([fee, commission]))).toString('utf8');
    const replaced = text.replace(spoilt, (found) => (found.startsWith('<') ? '' : found.replace(/\d(?=\D*$)/, '7')));
    expect(replaced).not.toBe(text);
    expect(broken(Buffer.from(replaced))).toContain(rule);
  });
});
