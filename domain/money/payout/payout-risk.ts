import { addDays } from '#domain/kernel/time/day.ts';
import { subtractWorkingDays } from '#domain/kernel/time/working-days.ts';
import { awaitsInvoice, type PayoutStatus, type PayoutSubject } from './payout.workflow.ts';

/** Banking days before the due day at which the bank must have the file. */
const BANKING_DAYS_BEFORE = 3;

/**
 * Reasons why a payout may be late, from three banking days before the due day on: a stop, a missing step, or money
 * that came back.
 */
export const PAYOUT_RISKS = [
  'stopped',
  'details_missing',
  'invoice_missing',
  'work_right_missing',
  'not_approved',
  'not_in_batch',
  'not_sent',
  'failed',
] as const;
export type PayoutRisk = (typeof PAYOUT_RISKS)[number];

/** The last ISO day without risk: the day before the third banking day before the due day. */
export const calmUntil = (due_on: string): string => addDays(subtractWorkingDays(due_on, BANKING_DAYS_BEFORE), -1);

const LACKING: Readonly<Record<PayoutStatus, PayoutRisk | null>> = {
  planned: 'details_missing',
  prepared: 'not_approved',
  approved: 'not_in_batch',
  in_batch: 'not_sent',
  sent: null,
  paid: null,
  failed: 'failed',
};

/** Statuses in which a payout waits if the talent has no working account. */
export const AWAITING: readonly PayoutStatus[] = ['prepared', 'approved', 'failed'];

type Risked = Pick<
  PayoutSubject,
  'status' | 'stopped_by' | 'awaits_account' | 'way' | 'has_supplier_invoice' | 'awaits_work_right'
> & {
  readonly due_on: string;
};

/** The reason why a payout may be late, on an ISO day; null without one. */
export function riskOf(payout: Risked, today: string): PayoutRisk | null {
  const { status, stopped_by, due_on, awaits_account } = payout;
  if (today <= calmUntil(due_on)) return null;
  if (stopped_by !== null) return 'stopped';
  if (awaits_account && AWAITING.includes(status)) return 'details_missing';
  if (payout.awaits_work_right) return 'work_right_missing';
  return awaitsInvoice(payout) ? 'invoice_missing' : LACKING[status];
}
