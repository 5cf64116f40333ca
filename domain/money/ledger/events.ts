import type { SalePlace } from '#domain/deal/price/sale-place.ts';
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
  /** The place of the sale; without it Sweden. */
  readonly place?: SalePlace;
}

/** A claim given up: our cost of taxed sales and of all else, and by rate the VAT that the state repaid. */
export interface Loss {
  readonly taxed_ore: Ore;
  readonly untaxed_ore: Ore;
  readonly vat: readonly Pick<AtRate, 'points' | 'vat_ore'>[];
}

/** Debts that a payout settles. */
export const DEBTS = ['payables', 'wages_owed', 'client_money'] as const;
type Debt = (typeof DEBTS)[number];

/** The payment of a debt. */
export interface PaidDebt {
  readonly debt: Debt;
  /** The amount that leaves the account. */
  readonly amount_ore: Ore;
  /** Tax withheld from a wage, and the contributions on it; both 0 for other debts. */
  readonly tax_ore: Ore;
  readonly contributions_ore: Ore;
}

/** The accounts against which money between the bank, the tax agency and us is booked. */
type BankAgainst = 'bank_fees' | 'interest_costs' | 'bank_interest' | 'tax_account';

/** The amounts of each business event, calculated by the event: the ledger posts them and decides nothing. */
export interface LedgerEvents {
  /** Rounded to whole kronor if agreed: `rounding_ore` is the change of the sum. */
  invoice_issued: { readonly sales: readonly Sale[]; readonly rounding_ore: Ore };
  /**
   * A credit note on all or a part, in positive amounts. `open_ore` is the open amount before the note; the part of the
   * note beyond that is owed to the customer.
   */
  invoice_credited: { readonly sales: readonly Sale[]; readonly rounding_ore: Ore; readonly open_ore: Ore };
  /** An advance is asked for. VAT is owed only when it is paid. */
  advance_invoiced: { readonly total_ore: Ore };
  /** A part of an advance is paid, so its VAT is owed; negative if the payment is taken back. */
  advance_received: { readonly received: readonly AtRate[] };
  /** A credit note on an advance. `returned` is the part that was paid, with its VAT; the rest was not paid. */
  advance_credited: { readonly total_ore: Ore; readonly open_ore: Ore; readonly returned: readonly AtRate[] };
  /** The invoice of the work deducts a paid advance, whose VAT is reported already. */
  advance_settled: { readonly settled: readonly AtRate[] };
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
  /** The rest of an invoice below a krona, closed by rounding; negative if it is paid or credited after all. */
  rounded_off: { readonly left_ore: Ore };
  /** What a customer has paid too much, below a krona, kept as rounding. */
  credit_rounded_off: { readonly amount_ore: Ore };
  /** The part that will not be paid, and its VAT, which the state repays. */
  written_off: { readonly lost: readonly AtRate[] };
  /** A payment or credit of a written-off part: that part of the cost and its VAT are owed again. */
  loss_recovered: Loss;
  late_fee_charged: { readonly amount_ore: Ore };
  late_interest_charged: { readonly amount_ore: Ore };
  /** A purchase from a self-employed talent, for whom we write the invoice. */
  self_billed: { readonly bought: readonly AtRate[] };
  /** The invoice of an umbrella company that employs a talent. */
  supplier_billed: { readonly bought: readonly AtRate[] };
  /** A wage that is earned and not paid: gross pay (base and holiday pay), allowances, and the contributions on it. */
  wage_accrued: {
    readonly base_ore: Ore;
    readonly holiday_ore: Ore;
    readonly allowances_ore: Ore;
    readonly contributions_ore: Ore;
  };
  /** The money leaves the account, and by that tax and contributions of a wage are owed to the tax agency. */
  payout_sent: PaidDebt;
  /** The bank has returned the money, so nothing is paid: the debt is open again, and no tax is withheld. */
  payout_failed: PaidDebt;
  /**
   * Contributions of a month as they are declared, minus those of its wages, which are cut to whole kronor one by one;
   * negative if the wages have more.
   */
  contributions_declared: { readonly difference_ore: Ore };
  /** The end of a year: its result, negative for a profit, becomes equity, and income and costs come to 0. */
  year_closed: { readonly result_ore: Ore };
  /** The first day of the next year: that result is one of earlier years. */
  year_opened: { readonly result_ore: Ore };
  /** A fee, interest or tax that the bank tells of: positive for money that came in. */
  bank_booked: { readonly against: BankAgainst; readonly amount_ore: Ore };
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
