import type { BasisPoints } from '#domain/kernel/money/basis-points.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';

/** The price of a sale or purchase at one rate of VAT, and the VAT on it. A price's `VatSum` has these fields. */
export interface AtRate {
  readonly points: BasisPoints;
  readonly base_ore: Ore;
  readonly vat_ore: Ore;
}

/** A sale that we invoice: in our own name, or only our commission if the talent sells. */
export interface Sale extends AtRate {
  readonly of: 'work' | 'commission';
}

/** A claim given up: our cost, and by rate the VAT that the state repaid. */
export interface Loss {
  readonly cost_ore: Ore;
  readonly vat: readonly Pick<AtRate, 'points' | 'vat_ore'>[];
}

/** Debts that a payout settles. */
export const DEBTS = ['payables', 'wages_owed', 'client_money'] as const;
type Debt = (typeof DEBTS)[number];

/** The amounts of each business event, calculated by the event: the ledger posts them and decides nothing. */
export interface LedgerEvents {
  /** Rounded to whole kronor if agreed: `rounding_ore` is the change of the sum. */
  invoice_issued: { readonly sales: readonly Sale[]; readonly rounding_ore: Ore };
  /**
   * A credit note on all or a part, in positive amounts. `open_ore` is the open amount before the note; the part of the
   * note beyond that is owed to the customer.
   */
  invoice_credited: { readonly sales: readonly Sale[]; readonly rounding_ore: Ore; readonly open_ore: Ore };
  /**
   * A payment of a part of the open amount, all of it, or more. `open_ore` is the open amount of our invoice,
   * `passed_on_ore` the part that pays the talent's own invoice.
   */
  payment_received: { readonly received_ore: Ore; readonly open_ore: Ore; readonly passed_on_ore: Ore };
  /**
   * A payment taken back whole: it was registered in the wrong place, or the bank reversed it. `overpaid_ore` is owed
   * to the customer for the same invoice and is reduced first.
   */
  payment_taken_back: { readonly amount_ore: Ore; readonly overpaid_ore: Ore };
  /** A customer's overpayment, paid back. */
  customer_repaid: { readonly amount_ore: Ore };
  /** The rest of an invoice below a krona, closed by rounding; negative for an overpayment. */
  rounded_off: { readonly left_ore: Ore };
  /** The part that will not be paid, and its VAT, which the state repays. */
  written_off: { readonly lost: readonly AtRate[] };
  /** A payment or credit of a written-off part: that part of the cost and its VAT are owed again. */
  loss_recovered: Loss;
  late_fee_charged: { readonly amount_ore: Ore };
  late_interest_charged: { readonly amount_ore: Ore };
  /** A purchase from a self-employed talent, or from an umbrella company. */
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
  /** The bank has returned the money, so the debt is open again. */
  payout_failed: { readonly debt: Debt; readonly amount_ore: Ore };
}
export type LedgerEventType = keyof LedgerEvents;

/** A business event that must be in the books once. */
export type LedgerEvent<Type extends LedgerEventType = LedgerEventType> = {
  [Each in Type]: {
    readonly type: Each;
    /**
     * The row that caused the event, such as an invoice, a credit note, a payment or a payout. Each row makes one
     * voucher per type.
     */
    readonly cause_id: string;
    /** The object that the event belongs to: the invoice, or the payout. */
    readonly subject_id: string;
    readonly project_id: string | null;
    /** ISO day of the event. */
    readonly happened_on: string;
    /** Swedish text for people and accountants: 'Faktura 20260001, Kund AB'. */
    readonly text: string;
  } & LedgerEvents[Each];
}[Type];
