import type { BasisPoints } from '#domain/kernel/money/basis-points.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';

/** The price of a sale or purchase at one rate of VAT, and the VAT on it; a `VatSum` of a price is one. */
export interface AtRate {
  readonly points: BasisPoints;
  readonly base_ore: Ore;
  readonly vat_ore: Ore;
}

/** A sale that we invoice: in our own name, or our commission where the talent sells. */
export interface Sale extends AtRate {
  readonly of: 'work' | 'commission';
}

/** A claim given up: its cost to us, and the VAT that the state gave back for it, by its rate. */
export interface Loss {
  readonly cost_ore: Ore;
  readonly vat: readonly Pick<AtRate, 'points' | 'vat_ore'>[];
}

/** Debts that a payout settles. */
export const DEBTS = ['payables', 'wages_owed', 'client_money'] as const;
type Debt = (typeof DEBTS)[number];

/**
 * The amounts of each event of the business, worked out where it happened: the ledger reckons with them and decides
 * nothing.
 */
export interface LedgerEvents {
  /** To whole kronor where that is agreed: `rounding_ore` is what the sum was changed by. */
  invoice_issued: { readonly sales: readonly Sale[]; readonly rounding_ore: Ore };
  /** A credit note on all or a part, in positive amounts. `open_ore` was unpaid; the rest is owed to the customer. */
  invoice_credited: { readonly sales: readonly Sale[]; readonly rounding_ore: Ore; readonly open_ore: Ore };
  /**
   * In part, whole or more than that. `open_ore` is what our invoice still asks, `passed_on_ore` what of the money is the
   * talent's, whose own invoice it pays.
   */
  payment_received: { readonly received_ore: Ore; readonly open_ore: Ore; readonly passed_on_ore: Ore };
  /**
   * A payment registered in the wrong place, taken back whole. `overpaid_ore` is owed to the customer for the same
   * invoice and is reduced first.
   */
  payment_taken_back: { readonly amount_ore: Ore; readonly overpaid_ore: Ore };
  /** A customer's overpayment, paid back. */
  customer_repaid: { readonly amount_ore: Ore };
  /** The rest of an invoice, closed for the sake of whole kronor; negative where too much was paid. */
  rounded_off: { readonly left_ore: Ore };
  /** The part that will not be paid, and the VAT in it that the state gives back. */
  written_off: { readonly lost: readonly AtRate[] };
  /** A payment or credit of a written-off part: that part of the cost and its VAT are owed again. */
  loss_recovered: Loss;
  late_fee_charged: { readonly amount_ore: Ore };
  late_interest_charged: { readonly amount_ore: Ore };
  /** A purchase from a talent in business, or from the company between. */
  self_billed: { readonly bought: readonly AtRate[] };
  /** Net pay: gross pay (base and holiday pay) and allowances, minus tax. */
  wage_accrued: {
    readonly base_ore: Ore;
    readonly holiday_ore: Ore;
    readonly allowances_ore: Ore;
    readonly contributions_ore: Ore;
    readonly tax_ore: Ore;
    readonly net_ore: Ore;
  };
  payout_sent: { readonly debt: Debt; readonly amount_ore: Ore };
  /** The bank has sent it back, so it is owed again. */
  payout_failed: { readonly debt: Debt; readonly amount_ore: Ore };
}
export type LedgerEventType = keyof LedgerEvents;

/** Something that happened and has to be in the books, once for its cause. */
export type LedgerEvent<Type extends LedgerEventType = LedgerEventType> = {
  [Each in Type]: {
    readonly type: Each;
    /** The row that caused the event: of the invoice, the payment, the payout. Each makes one voucher of a type. */
    readonly cause_id: string;
    /** The object that the event settles in the end: the invoice, or the payout. */
    readonly subject_id: string;
    readonly project_id: string | null;
    /** ISO day on which it happened. */
    readonly happened_on: string;
    /** For people and accountants, Swedish: 'Faktura 20260001, Kund AB'. */
    readonly text: string;
  } & LedgerEvents[Each];
}[Type];
