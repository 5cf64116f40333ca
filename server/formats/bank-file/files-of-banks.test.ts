/** Whole files as banks send them, with the payments and the invoices that they mean (tests/bank-files). */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Ore, ore } from '#domain/kernel/money/ore.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { sortOut } from '#domain/money/bank/known-payments.ts';
import { exactMatch, type OpenInvoice, proposalsFor } from '#domain/money/bank/matching.ts';
import { accountCalled, ourAccounts } from '#domain/money/bank/our-accounts.ts';
import type { KeptPayment } from '#domain/money/bank/payment-groups.ts';
import { ocrOf } from '#domain/money/invoice/ocr.ts';
import { readBankFile } from './read-bank-file.ts';

const ours = ourAccounts([{ iban: 'SE3550000000054910000003', bankgiro: '5551239' }]);
const bytesOf = (name: string) => readFileSync(new URL(`../../../tests/bank-files/${name}.xml`, import.meta.url));
const readAny = (name: string) => readBankFile(bytesOf(name), (told) => accountCalled(ours, told) !== undefined);
const read = (name: string) => {
  const file = readAny(name);
  if (isRefusal(file)) throw new Error(file.refused);
  if (file.kind === 'pain.002') throw new Error('An answer to payments');
  return file;
};

const invoice = (number: string, kronor: number, company_name: string): OpenInvoice => ({
  id: number,
  number,
  ocr: ocrOf(number),
  company_name,
  open_ore: ore(kronor * 100),
});
const OPEN = [
  invoice('20260001', 12_500, 'Nordljus Film AB'),
  invoice('20260002', 11_000, 'Nordlicht Film GmbH'),
  invoice('20260003', 3_000, 'Nordljus Film AB'),
  invoice('20260020', 1_800, 'Norrhamn Film AB'),
  invoice('20260021', 1_800, 'Norrhamn Film AB'),
  invoice('20260022', 1_800, 'Norrhamn Film AB'),
  invoice('20260023', 1_800, 'Norrhamn Film AB'),
  invoice('20260024', 1_200, 'Norrhamn Film AB'),
];
const PAYER_AGREES = /payer$/;

/** For each payment: its amount in kronor, its day, and the invoice that it pays for certain or the named ones. */
const outcomeOf = (name: string) =>
  read(name).entries.map((entry) => {
    const { amount_ore, booked_on } = entry;
    const certain = exactMatch(entry, OPEN);
    const named = proposalsFor(entry, OPEN).map(({ invoice_id, reason }) => `${invoice_id} ${reason}`);
    // A payment that names an invoice may also be as much as others of the same payer.
    const shown = named.some((one) => !PAYER_AGREES.test(one)) ? named.filter((one) => !PAYER_AGREES.test(one)) : named;
    return [amount_ore / 100, booked_on, certain ?? shown] as const;
  });

test.each([
  ['version-02', [[12_500, '2026-11-20', '20260001']]],
  ['version-04', [[12_500, '2026-11-20', '20260001']]],
  ['version-08', [[12_500, '2026-11-20', '20260001']]],
  ['byte-order-mark', [[12_500, '2026-11-20', '20260001']]],
  ['namespace-prefix', [[12_500, '2026-11-20', '20260001']]],
  ['bankgiro-with-hyphen', [[12_500, '2026-11-20', '20260001']]],
  ['pending-and-booked', [[12_500, '2026-11-20', '20260001']]],
  ['two-accounts', [[12_500, '2026-11-20', '20260001']]],
  ['details-12500', [[12_500, '2026-11-20', '20260001']]],
  ['sum-12500', [[12_500, '2026-11-20', []]]],
  ['reference-again-1', [[1_800, '2026-11-24', '20260020']]],
  ['reference-again-2', [[1_800, '2026-11-25', '20260021']]],
  ['details-1800', [[1_800, '2026-11-25', '20260022']]],
  // An entry without a status is booked.
  ['no-status', [[3_000, '2026-11-20', ['20260001 ocr']]]],
  ['number-as-ocr', [[1_000, '2026-11-26', ['20260023 number']]]],
  ['ocr-with-space', [[3_000, '2026-11-20', ['20260001 ocr']]]],
  ['number-of-document', [[3_000, '2026-11-20', ['20260001 number']]]],
  // The company that pays is compared, not the collecting firm.
  ['through-another', [[3_000, '2026-11-20', ['20260003 payer']]]],
  ['less-fee', [[12_475, '2026-11-20', ['20260001 ocr']]]],
  ['three-references', [[4_800, '2026-11-27', ['20260021 exact', '20260023 exact', '20260024 exact']]]],
] as const)('%s', (name, expected) => {
  expect(outcomeOf(name)).toEqual(expected);
});

test.each([
  ['euro-payer', [12_500, '2026-11-20', '20260001'], [10_962.35, '2026-11-20', ['20260002 number']]],
  ['euro-payer-of-two', [1_800, '2026-11-27', '20260021'], [10_962.35, '2026-11-27', []]],
] as const)('a payer in euro counts by what reached the account: %s', (name, first, second) => {
  expect(outcomeOf(name)).toEqual([first, second]);
  expect(read(name).entries.map(({ ordered }) => ordered)).toEqual(['', 'EUR 1000.00']);
});

test('an account in euro is named and left out', () => {
  expect(read('two-accounts').left_out).toEqual([
    { account: 'SE4550000000058398257466', currency: 'EUR', entry_count: 1 },
  ]);
});

test('a deposit of forty payments gives each of them, none for certain', () => {
  const found = outcomeOf('details-of-40');
  expect(found).toHaveLength(40);
  expect(found.every(([, , named]) => String(named) === '20260001 ocr')).toBe(true);
});

test('the words of payer and bank are read', () => {
  expect(read('through-another').entries).toMatchObject([
    { counterparty: 'Nordljus Film AB', through: 'Betalbolaget Sverige AB' },
  ]);
  expect(read('less-fee').entries).toMatchObject([{ amount_ore: 1_247_500, fee_ore: 2_500 }]);
  expect(read('three-references').entries).toMatchObject([
    {
      payer_references: [
        { number: '2026002101', amount_ore: 180_000 },
        { number: '2026002309', amount_ore: 180_000 },
        { number: '2026002408', amount_ore: 120_000 },
      ],
    },
  ]);
});

test('a report during the day is refused as what it is', () => {
  expect(readAny('intraday')).toEqual({ refused: 'bank_file_intraday' });
});

describe('money that two files tell is known once', () => {
  /** The payments kept after the files, one after the other, and the number of new payments in each. */
  const after = (...names: readonly string[]) => {
    let kept: KeptPayment[] = [];
    const counts = names.map((name) => {
      const bank_file_id = randomUUID();
      const { kind, entries } = read(name);
      const told = entries.map(({ entry_number, ...entry }) => {
        const about = { id: randomUUID(), bank_file_id, entry_id: `${bank_file_id} ${entry_number}`, kind };
        return { ...entry, ...about, account: 'ours', standing: 'waiting' as const };
      });
      const { added, itemised } = sortOut(told, kept);
      kept = [...kept.filter(({ id }) => !itemised.includes(id)), ...added];
      return added.length;
    });
    return {
      counts,
      in_all: kept.reduce((sum: number, { amount_ore }: { readonly amount_ore: Ore }) => sum + amount_ore, 0) / 100,
    };
  };

  test.each([
    [['reference-again-1', 'reference-again-2', 'reference-again-2'], [1, 1, 0], 3_600],
    [['details-1800', 'sum-1800'], [1, 0], 1_800],
    [['sum-1800', 'details-1800'], [1, 1], 1_800],
    [['details-of-40', 'sum-of-40'], [40, 0], 4_780],
    [['sum-of-40', 'details-of-40'], [1, 40], 4_780],
    [['details-12500', 'sum-12500'], [1, 0], 12_500],
    [['sum-12500', 'details-12500'], [1, 1], 12_500],
  ] as const)('%j', (names, counts, in_all) => {
    expect(after(...names)).toEqual({ counts, in_all });
  });
});
