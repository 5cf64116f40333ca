import { describe, expect, test } from 'vitest';
import { NO_ORE, ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { taxedOn } from './figures.ts';
import { type PayoutSubject, payoutWorkflow } from './payout.workflow.ts';

const MOMENT: Moment = { today: '2026-12-29', now: '2026-12-29T09:00:00.000Z' };
const PAYOUT: PayoutSubject = {
  status: 'prepared',
  stopped_by: null,
  approved_by: null,
  object_by: null,
  amount_ore: ore(1000),
  approved_account: 'one',
  account_version: 'one',
  account_since: null,
  awaits_account: false,
  way: 'wage',
  has_supplier_invoice: false,
  awaits_work_right: false,
};
const whyNot = (command: 'object' | 'confirm-account' | 'approve' | 'batch', changed: Partial<PayoutSubject>) =>
  payoutWorkflow.transitions[command].guard({ ...PAYOUT, ...changed }, MOMENT);

test('a talent may object on the last day, and not after it', () => {
  expect(whyNot('object', { object_by: '2026-12-29' })).toBeNull();
  expect(whyNot('object', { object_by: '2026-12-28' })).toBe('objection_over');
  expect(whyNot('object', { object_by: null })).toBe('objection_over');
});

test('an account is new for two days, in which finance may confirm it', () => {
  expect(whyNot('confirm-account', { account_since: '2026-12-27T09:00:00.001Z' })).toBeNull();
  expect(whyNot('confirm-account', { account_since: '2026-12-27T09:00:00.000Z' })).toBe('not_allowed_now');
  expect(whyNot('confirm-account', { account_since: null })).toBe('not_allowed_now');
});

test('a payout that waits for no account is approved once per account', () => {
  expect(whyNot('approve', {})).toBeNull();
  expect(whyNot('approve', { amount_ore: NO_ORE })).toBe('not_allowed_now');
  expect(whyNot('approve', { awaits_account: true })).toBe('account_awaited');
  expect(whyNot('approve', { status: 'approved' })).toBe('not_allowed_now');
  expect(whyNot('approve', { status: 'approved', account_version: 'other' })).toBeNull();
});

describe('an approved payout goes to the bank', () => {
  const why = (changed: Partial<PayoutSubject>) => whyNot('batch', { status: 'approved', ...changed });
  test('once the time to object is over', () => {
    expect(why({})).toBeNull();
    expect(why({ object_by: '2026-12-28' })).toBeNull();
    expect(why({ object_by: '2026-12-29' })).toBe('objection_open');
  });
  test('to the approved account, if it is no longer new and no other account is awaited', () => {
    expect(why({ account_version: 'other' })).toBe('account_changed');
    expect(why({ account_since: '2026-12-27T09:00:00.001Z' })).toBe('account_new');
    expect(why({ account_since: '2026-12-27T09:00:00.000Z' })).toBeNull();
    expect(why({ awaits_account: true })).toBe('account_awaited');
  });
});

test('a payout is taxed by its due day, and after that by the next banking day', () => {
  // The 26th is a holiday and a Saturday.
  expect(taxedOn('2026-12-26', '2026-12-26')).toBe('2026-12-26');
  expect(taxedOn('2026-12-25', '2026-12-26')).toBe('2026-12-28');
  expect(taxedOn('2026-12-27', '2026-12-29')).toBe('2026-12-29');
});
