import { expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { exactMatch, numbersIn, type OpenInvoice, type PaidIn, proposalsFor } from './matching.ts';

const invoice: OpenInvoice = {
  id: 'a',
  number: '20260001',
  ocr: '2026000105',
  company_name: 'Åkessons Film AB',
  open_ore: ore(1_500_000),
};
const other: OpenInvoice = { ...invoice, id: 'b', number: '20260002', ocr: '2026000204', company_name: 'Kund AB' };
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
])('%j proposes %j', (change, expected) => {
  expect(proposed(change)).toEqual(expected);
});

test('numbers written in groups with spaces are read', () => {
  expect(numbersIn('nr 2026 0001, tel 08-12')).toEqual(['20260001']);
});
