import type { Ore } from '#domain/kernel/money/ore.ts';
import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BY_FINANCE } from '#domain/kernel/roles/admin-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import { isNewAccount } from '#domain/people/payment/new-account.ts';
import type { PayoutWay } from './payout-ways.ts';

export const PAYOUT_STATUSES = ['planned', 'prepared', 'approved', 'in_batch', 'sent', 'paid', 'failed'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** The roles that can stop a payout: the talent by an objection, or an administrator. */
export const PAYOUT_STOPPERS = ['talent', 'admin'] as const;
export type PayoutStopper = (typeof PAYOUT_STOPPERS)[number];

export interface PayoutSubject {
  readonly status: PayoutStatus;
  readonly stopped_by: PayoutStopper | null;
  /** The user account of the approver: another administrator puts the payout in a batch. */
  readonly approved_by: string | null;
  /** Last ISO day to object to the self-billing invoice; null without one. */
  readonly object_by: string | null;
  /** Null before the amount is known, as `way` is. */
  readonly amount_ore: Ore | null;
  /** The version of the bank account for which the payout was approved; null before. */
  readonly approved_account: string | null;
  /** The talent's present version of the bank account; null without one. */
  readonly account_version: string | null;
  /** Instant at which that account was entered; null for an account that does not delay the payout. */
  readonly account_since: string | null;
  /** True if the bank has returned money from the talent's account and there is no other account yet. */
  readonly awaits_account: boolean;
  readonly way: PayoutWay | null;
  /** True if the invoice of an umbrella company is registered. */
  readonly has_supplier_invoice: boolean;
  /** True if the talent's right to work has to be looked at before this wage (`awaitsLook`). */
  readonly awaits_work_right: boolean;
}

/** True if an umbrella company has to invoice us before the payout can go on. */
export const awaitsInvoice = ({
  status,
  way,
  has_supplier_invoice,
}: Pick<PayoutSubject, 'status' | 'way' | 'has_supplier_invoice'>): boolean =>
  status === 'prepared' && way === 'umbrella' && !has_supplier_invoice;

/** True if the payout would go to the approved account. */
export const isOfApprovedAccount = ({
  approved_account,
  account_version,
}: Pick<PayoutSubject, 'approved_account' | 'account_version'>): boolean => approved_account === account_version;

const STOPPABLE: readonly PayoutStatus[] = ['planned', 'prepared', 'approved', 'failed'];
const UNSENT: readonly PayoutStatus[] = [...STOPPABLE, 'in_batch'];

/** The payment of one charge to the talent, from the debt until the money has arrived. */
export const payoutWorkflow = declareWorkflow<PayoutSubject>()({
  noun: 'payout',
  table: 'payouts',
  columns: { status: PAYOUT_STATUSES, stopped_by: [null, ...PAYOUT_STOPPERS] },
  invariant: ({ status, stopped_by }) =>
    stopped_by === null || (stopped_by === 'talent' ? status === 'prepared' : STOPPABLE.includes(status)),
  creation: {
    command: 'plan',
    by: ['system'],
    state: { status: 'planned', stopped_by: null },
    notices: {},
    why: 'We owe the talent money; from the first day both sides can see by when it is paid.',
  },
  transitions: {
    'ask-details': {
      by: ['system'],
      from: { status: ['planned'], stopped_by: [null] },
      to: {},
      deadline: { column: 'planned_on', passes: 'day', once: 'details_asked_date' },
      notices: { talent: 'mail' },
      why: 'The talent’s account or tax form is missing, and without them we cannot pay; the talent is asked at once.',
    },
    'remind-details': {
      by: ['system'],
      from: { status: ['planned'], stopped_by: [null] },
      to: {},
      deadline: { column: 'calm_until', passes: 'day', once: 'details_reminded_date' },
      notices: { talent: 'mail' },
      why: 'The day of payment is near and the account is still missing; only the talent can add it.',
    },
    prepare: {
      by: ['system'],
      from: { status: ['planned'], stopped_by: [null] },
      to: { status: 'prepared' },
      notices: { talent: 'mail' },
      why: 'The talent’s tax form is known, so the amount is settled, and the talent gets it in writing.',
    },
    'register-invoice': {
      by: BY_FINANCE,
      from: { status: ['prepared'], stopped_by: [null] },
      to: {},
      guard: (payout: PayoutSubject): RefusalCode | null => (awaitsInvoice(payout) ? null : 'not_allowed_now'),
      notices: {},
      why: 'The umbrella company, which employs the talent, has invoiced us; only then there is a debt to pay.',
    },
    object: {
      by: ['talent'],
      from: { status: ['prepared', 'approved'], stopped_by: [null] },
      // An objection cancels the approval: the approver had not read it.
      to: { status: 'prepared', stopped_by: 'talent' },
      guard: ({ object_by }: PayoutSubject, { today }: Moment): RefusalCode | null =>
        object_by === null || object_by < today ? 'objection_over' : null,
      notices: { admin: 'notice' },
      why: 'The talent objects to the self-billing invoice, which holds only with their consent; an administrator answers.',
    },
    stop: {
      by: BY_FINANCE,
      from: { status: STOPPABLE, stopped_by: [null] },
      to: { stopped_by: 'admin' },
      notices: { talent: 'mail' },
      why: 'An administrator has to clear something up before the payment; the talent is told what.',
    },
    resume: {
      by: BY_FINANCE,
      from: { stopped_by: PAYOUT_STOPPERS },
      to: { stopped_by: null },
      notices: { talent: 'mail' },
      why: 'The matter is cleared up, and the talent is told how.',
    },
    'await-account': {
      by: ['system'],
      from: { status: STOPPABLE },
      to: {},
      notices: { talent: 'mail', admin: 'notice' },
      why: 'A new account would delay the payment beyond the last day without risk, so finance confirms it in a second way; both sides are told.',
    },
    'confirm-account': {
      by: BY_FINANCE,
      from: { status: STOPPABLE },
      to: {},
      guard: ({ account_since }: PayoutSubject, { now }: Moment): RefusalCode | null =>
        isNewAccount(account_since, now) ? null : 'not_allowed_now',
      notices: { talent: 'mail' },
      why: 'An administrator has asked the talent outside the site, so the new account no longer waits.',
    },
    approve: {
      by: BY_FINANCE,
      // 'approved' is included: if the talent has changed the account, the new account must be approved too.
      from: { status: ['prepared', 'failed', 'approved'], stopped_by: [null] },
      to: { status: 'approved' },
      guard: (payout: PayoutSubject): RefusalCode | null => {
        if (payout.amount_ore === 0) return 'not_allowed_now';
        if (awaitsInvoice(payout)) return 'supplier_invoice_missing';
        if (payout.awaits_work_right) return 'work_right_missing';
        if (payout.awaits_account) return 'account_awaited';
        return payout.status === 'approved' && isOfApprovedAccount(payout) ? 'not_allowed_now' : null;
      },
      notices: {},
      why: 'An administrator has checked the payout. One that the bank returned waits for another account, and one whose account has changed is checked again.',
    },
    batch: {
      by: BY_FINANCE,
      notBy: 'approved_by',
      from: { status: ['approved'], stopped_by: [null] },
      to: { status: 'in_batch' },
      guard: (payout: PayoutSubject, { today, now }: Moment): RefusalCode | null => {
        if (payout.awaits_account) return 'account_awaited';
        if (payout.object_by !== null && payout.object_by >= today) return 'objection_open';
        if (!isOfApprovedAccount(payout)) return 'account_changed';
        return isNewAccount(payout.account_since, now) ? 'account_new' : null;
      },
      notices: {},
      why: 'Another administrator than the approver puts the payout in one batch only, to the approved account.',
    },
    unbatch: {
      by: BY_FINANCE,
      from: { status: ['in_batch'] },
      to: { status: 'approved' },
      notices: {},
      why: 'The batch was discarded, so the payout can go in another.',
    },
    send: {
      by: BY_FINANCE,
      from: { status: ['in_batch'] },
      to: { status: 'sent' },
      notices: { talent: 'mail' },
      why: 'The bank has the file, so the money is on its way.',
    },
    pay: {
      by: BY_FINANCE,
      from: { status: ['sent'] },
      to: { status: 'paid' },
      notices: {},
      why: 'The bank says that the money has arrived.',
    },
    fail: {
      by: BY_FINANCE,
      from: { status: ['sent', 'paid'] },
      to: { status: 'failed' },
      notices: { talent: 'mail' },
      why: 'The bank has returned the money, so it is owed again, and the talent is told why.',
    },
    warn: {
      by: ['system'],
      from: { status: UNSENT },
      to: {},
      deadline: { column: 'calm_until', passes: 'day', once: 'warned_date' },
      notices: { admin: 'notice' },
      why: 'Three banking days are left and the payout is not sent: those who can still act are told, once.',
    },
  },
});
