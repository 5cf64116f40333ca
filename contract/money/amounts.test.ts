/**
 * Finance forms refuse amounts and days outside their bounds, with a sentence beside the field, and accept the bounds
 * themselves.
 */
import { expect, test } from 'vitest';
import { limit } from '#contract/companies/member.ts';
import { writtenRate } from '#contract/deal/rate.ts';
import { refusedBy } from '#tests/support/refused-by.ts';
import { settledParts } from './bank.ts';
import { newBatch } from './batch.ts';
import { wantedExport } from './books.ts';
import { paymentForm, repaymentForm } from './invoice.ts';
import { writtenPlatform } from './platform.ts';

// A Tuesday. Banks are closed on 6 January.
const TODAY = '2026-12-29';
const ID = '0b0e7f5d-6a1c-4b7a-9d3e-2f1a0c9b8d7e';

test('a payment of an invoice has a positive amount and a day that has come', () => {
  const refused = refusedBy(paymentForm(TODAY));
  const payment = { paid_on: TODAY, amount_ore: 1, reference: 'BG1' };
  expect(refused(payment)).toEqual([]);
  expect(refused({ ...payment, amount_ore: 0 })).toEqual(['amount_ore']);
  expect(refused({ ...payment, paid_on: '2026-12-30' })).toEqual(['paid_on']);
  expect(refusedBy(repaymentForm(TODAY))({ paid_on: '2026-12-30', reference: 'BG1' })).toEqual(['paid_on']);
});

test('an entry of the bank pays each invoice once, with a positive amount', () => {
  const refused = refusedBy(settledParts);
  const part = { number: '20260001', amount_ore: 1 };
  expect(refused({ parts: [part, { ...part, number: '20260002' }] })).toEqual([]);
  expect(refused({ parts: [part, part] })).toEqual(['parts']);
  expect(refused({ parts: [{ ...part, amount_ore: 0 }] })).toEqual(['parts.0.amount_ore']);
});

test('a batch is paid on a coming banking day', () => {
  const refused = refusedBy(newBatch(TODAY));
  expect(refused({ ids: [ID], execution_on: TODAY })).toEqual([]);
  expect(refused({ ids: [ID], execution_on: '2026-12-28' })).toEqual(['execution_on']);
  expect(refused({ ids: [ID], execution_on: '2027-01-06' })).toEqual(['execution_on']);
});

test('a rate begins tomorrow at the earliest', () => {
  const refused = refusedBy(writtenRate(TODAY));
  const rate = { key: 'fee', value: 2000, source: 'Avtalet', is_uncertain: false, why: 'Nytt år.' };
  const fields = (valid_from: string) => refused({ ...rate, valid_from }).filter((path) => path === 'valid_from');
  expect(fields('2026-12-30')).toEqual([]);
  expect(fields(TODAY)).toEqual(['valid_from']);
});

test('the limit of a member is between 0 and ten million', () => {
  const refused = refusedBy(limit);
  for (const fine of [null, 0, 1_000_000_000]) expect(refused(fine)).toEqual([]);
  for (const wrong of [-1, 1_000_000_001]) expect(refused(wrong)).toEqual(['']);
});

test('a file of the books covers days in order, within one year', () => {
  const refused = refusedBy(wantedExport);
  const of = (from: string, to: string) => refused({ kind: 'sie', from, to });
  expect(of('2026-01-01', '2026-12-31')).toEqual([]);
  expect(of(TODAY, TODAY)).toEqual([]);
  expect(of(TODAY, '2026-12-28')).toEqual(['to']);
  expect(of('2026-12-31', '2027-01-01')).toEqual(['to']);
});

test('the platform’s details apply from today at the earliest, and fit into the room on documents', () => {
  const refused = (written: object) => {
    const paths = refusedBy(writtenPlatform(TODAY))(written);
    return paths.filter((path) => path in written);
  };
  expect(refused({ valid_from: TODAY, name: 'x'.repeat(70), why: 'x'.repeat(500) })).toEqual([]);
  expect(refused({ valid_from: '2026-12-28' })).toEqual(['valid_from']);
  expect(refused({ name: 'x'.repeat(71), why: 'x'.repeat(501) })).toEqual(['name', 'why']);
});

test('the reason and the source of a changed rate have at most 500 letters', () => {
  const refused = (length: number) =>
    refusedBy(writtenRate(TODAY))({ source: 'x'.repeat(length), why: 'x'.repeat(length) }).filter((path) =>
      ['source', 'why'].includes(path),
    );
  expect(refused(500)).toEqual([]);
  expect(refused(501)).toEqual(['source', 'why']);
});
