import { describe, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { exactMatch, type OpenInvoice, type PaidIn, proposalsFor } from './matching.ts';

const invoice: OpenInvoice = {
  id: 'a',
  number: '20260001',
  ocr: '2026000105',
  company_name: 'Åkessons Film AB',
  org_number: '5566778899',
  open_ore: ore(1_500_000),
};
const other: OpenInvoice = {
  ...invoice,
  id: 'b',
  number: '20260002',
  ocr: '2026000204',
  company_name: 'Kund AB',
  org_number: '',
};
const open = [other, invoice];
const paid = (change: Partial<PaidIn> = {}): PaidIn => ({
  amount_ore: ore(1_500_000),
  is_reversal: false,
  ocr: null,
  text: '',
  counterparty: '',
  ...change,
});
const proposed = (change: Partial<PaidIn>) =>
  proposalsFor(paid(change), open).map(({ invoice_id, reason }) => `${invoice_id} ${reason}`);

test('only the OCR number and the amount together identify an invoice for certain', () => {
  expect(exactMatch(paid({ ocr: '2026000105' }), open)).toBe('a');
  for (const change of [
    { ocr: '2026000105', amount_ore: ore(1_499_999) },
    { ocr: '2026000105', is_reversal: true },
    { text: 'Faktura 20260001' },
    { counterparty: 'Åkessons Film AB' },
    {},
  ]) {
    expect(exactMatch(paid(change), open)).toBeNull();
  }
});

test.each<[Partial<PaidIn>, string[]]>([
  [{ ocr: '2026000105', amount_ore: ore(1_000_000) }, ['a ocr']],
  [{ text: 'Avser 2026-0001' }, ['a number']],
  [{ text: 'OCR 2026000105' }, ['a number']],
  [{ text: 'Faktura 20260002 och 20260001', counterparty: 'Kund' }, ['a number', 'b number']],
  [{ counterparty: 'ÅKESSONS FILM' }, ['a payer']],
  [{ counterparty: 'Akessons', amount_ore: ore(1) }, []],
  [{ ocr: '2026000105', counterparty: 'Kund AB' }, ['a exact', 'b payer']],
  [{ counterparty: 'AB' }, []],
  // The payer gave the number of the invoice as OCR number, or the bank filled the OCR number with zeros.
  [{ ocr: '20260001', amount_ore: ore(300_000) }, ['a number']],
  [{ ocr: '0000000000000002026000105', amount_ore: ore(300_000) }, ['a ocr']],
  [{ text: 'RF472026000105' }, ['a number']],
  [{ text: 'Fakt 2026 0001 5000 kr', amount_ore: ore(500_000) }, ['a number']],
  [{ text: 'Faktura 20260001, 2026-11-27' }, ['a number']],
  [{ bank_text: 'Faktura 20260001' }, ['a number']],
  [{ counterparty: 'Betalbolaget AB', org_number: '5566778899' }, ['a payer']],
  [{ counterparty: 'Betalbolaget AB', org_number: '5566778899', amount_ore: ore(1) }, []],
  [{ counterparty: 'KUND' }, ['b payer']],
])('%j proposes %j', (change, expected) => {
  expect(proposed(change)).toEqual(expected);
});

test('a date is no invoice number, also from the day on when there is an invoice of that number', () => {
  const late: OpenInvoice = { ...invoice, id: 'c', number: '20261127', ocr: '2026112702' };
  const found = (text: string) =>
    proposalsFor(paid({ text, amount_ore: ore(55_500) }), [late, invoice]).map(({ invoice_id }) => invoice_id);
  expect(found('Betalning 2026-11-27')).toEqual([]);
  expect(found('Faktura 20260001, 2026-11-27')).toEqual(['a']);
  expect(found('Faktura 20261127')).toEqual(['c']);
});

test('an OCR number with zeros in front is the OCR number', () => {
  expect(exactMatch(paid({ ocr: '0000000000000002026000105' }), open)).toBe('a');
  expect(exactMatch(paid({ ocr: '20260001' }), open)).toBeNull();
});

test("'&' and 'och' are the same in names, and forms of company do not matter", () => {
  const company: OpenInvoice = { ...invoice, company_name: 'Kund och Co HB', org_number: '' };
  const found = (counterparty: string) => proposalsFor(paid({ counterparty }), [company]).length;
  expect(['KUND & CO HB', 'Kund + Co HB', 'Kund o Co', 'Kund och Co Handelsbolag'].map(found)).toEqual([1, 1, 1, 0]);
  // Letters with dots are no word of their own.
  const other: OpenInvoice = { ...company, company_name: 'Höörs Film AB' };
  expect(proposalsFor(paid({ counterparty: 'Hrs Film' }), [other])).toEqual([]);
});

describe('a payment of several invoices', () => {
  const payer_references = [
    { number: '2026000204', amount_ore: ore(1_500_000) },
    { number: '20260001', amount_ore: ore(900_000) },
    { number: '20260009', amount_ore: ore(-100_000) },
  ];
  const several = paid({ amount_ore: ore(2_300_000), ocr: '2026000204', payer_references });

  test('proposes each invoice that it names, with the payer’s amount', () => {
    const credited: OpenInvoice = { ...invoice, id: 'c', number: '20260009', ocr: '2026000907' };
    expect(proposalsFor(several, [credited, ...open])).toEqual([
      { invoice_id: 'b', reason: 'exact', told_ore: 1_500_000 },
      { invoice_id: 'a', reason: 'number', told_ore: 900_000 },
    ]);
  });

  test('is never registered by itself, whatever its first number is', () => {
    expect(exactMatch(several, open)).toBeNull();
    const whole: OpenInvoice = { ...other, open_ore: ore(2_300_000) };
    expect(exactMatch(several, [whole])).toBeNull();
  });
});
