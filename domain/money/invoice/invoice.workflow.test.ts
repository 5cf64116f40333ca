import { expect, test } from 'vitest';
import { NO_ORE, ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type InvoiceSubject, invoiceWorkflow } from './invoice.workflow.ts';

const MOMENT: Moment = { today: '2026-12-29', now: '2026-12-29T09:00:00.000Z' };
const INVOICE: InvoiceSubject = {
  status: 'issued',
  due_on: '2026-12-28',
  sent_date: null,
  is_advance: false,
  reminded_date: null,
  collection_date: null,
  open_ore: ore(1),
  creditable_ore: ore(1),
  paid_count: 1,
  overpaid_ore: ore(1),
};
type Guarded = 'take-back-payment' | 'remind' | 'hand-to-collection' | 'credit' | 'write-off' | 'repay';
const whyNot = (command: Guarded, changed: Partial<InvoiceSubject>) =>
  invoiceWorkflow.transitions[command].guard({ ...INVOICE, ...changed }, MOMENT);

test.each<[Guarded, Partial<InvoiceSubject>]>([
  ['take-back-payment', { paid_count: 0 }],
  ['credit', { creditable_ore: NO_ORE }],
  ['write-off', { open_ore: NO_ORE }],
  ['repay', { overpaid_ore: NO_ORE }],
])('%s needs an amount that it concerns', (command, nothing) => {
  expect(whyNot(command, {})).toBeNull();
  expect(whyNot(command, nothing)).toBe('not_allowed_now');
});

test('a company can be reminded from the day after the due day', () => {
  expect(whyNot('remind', {})).toBeNull();
  expect(whyNot('remind', { due_on: '2026-12-29' })).toBe('not_allowed_now');
  expect(whyNot('remind', { due_on: null })).toBe('not_allowed_now');
  expect(whyNot('remind', { reminded_date: '2026-12-29T01:00:00Z' })).toBe('reminded_today');
  // The reminder was on the Swedish day before.
  expect(whyNot('remind', { reminded_date: '2026-12-28T22:00:00Z' })).toBeNull();
  expect(whyNot('remind', { collection_date: '2026-12-20T08:00:00Z' })).toBe('not_allowed_now');
});

test('debt collection takes over a reminded invoice, once', () => {
  const reminded_date = '2026-12-01T08:00:00Z';
  expect(whyNot('hand-to-collection', { reminded_date })).toBeNull();
  expect(whyNot('hand-to-collection', {})).toBe('not_allowed_now');
  expect(whyNot('hand-to-collection', { reminded_date, collection_date: reminded_date })).toBe('not_allowed_now');
});
