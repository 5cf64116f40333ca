/** Facts that the events of this context store, as they are at the time of the event. */

import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Reasoned } from '#domain/kernel/workflow/lifecycles.ts';
import type { Prepayment } from '#domain/money/credit-line/credit-line.rules.ts';
import type { PayoutWay } from '#domain/money/payout/payout-ways.ts';

/** Amounts are not stored in events, because both sides read the history. */
interface ChargeFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
}

interface InvoiceFacts {
  readonly company_name: string;
  readonly project_title: string;
  /** Number and last ISO day to pay; null until the invoice is issued. */
  readonly number: string | null;
  readonly due_on: string | null;
}

export interface PayoutFacts {
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  /** ISO day by which the talent is to be paid. */
  readonly due_on: string;
}

export interface BatchFacts {
  readonly number: number;
  /** Banking day of the payment, ISO. */
  readonly execution_on: string;
  readonly payout_count: number;
}

interface CorrectionFacts {
  /** The wrong voucher: 'A 17'. */
  readonly voucher: string;
}

interface CreditLineFacts {
  readonly company_name: string;
}

/** The facts stored with every event, by entity. */
export interface MoneyFacts {
  readonly charge: ChargeFacts;
  readonly invoice: InvoiceFacts;
  readonly payout: PayoutFacts;
  readonly batch: BatchFacts;
  readonly correction: CorrectionFacts;
  readonly credit_line: CreditLineFacts;
}

/** Data that only some events store besides the facts, by event. */
export interface MoneyWords {
  readonly 'credit_line.ask': Reasoned;
  readonly 'credit_line.set': Reasoned & { readonly limit_ore: Ore; readonly prepayment: Prepayment };
  readonly 'invoice.credit': Reasoned;
  readonly 'invoice.write-off': Reasoned;
  readonly 'invoice.take-back-payment': Reasoned;
  /** The number of the self-billing invoice or the payslip. */
  readonly 'payout.prepare': {
    readonly way: PayoutWay;
    readonly number: string;
    /** True if the wage waits for a look at the right to work. Missing in older events; counts as false. */
    readonly awaits_work_right?: boolean;
  };
  readonly 'correction.propose': Reasoned;
  readonly 'correction.decline': Reasoned;
  readonly 'payout.object': Reasoned;
  readonly 'payout.confirm-account': Reasoned;
  readonly 'payout.stop': Reasoned;
  readonly 'payout.resume': Reasoned;
  readonly 'payout.send': { readonly sent_on: string };
  /**
   * `account_is_right`: false if the payout awaits another account. Missing in events that are older than this field;
   * counts as false.
   */
  readonly 'payout.fail': Reasoned & { readonly account_is_right?: boolean };
}
