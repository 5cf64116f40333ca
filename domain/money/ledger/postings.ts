import type { BasisPoints } from '#domain/kernel/money/basis-points.ts';
import { add, NO_ORE, type Ore, ore, subtract } from '#domain/kernel/money/ore.ts';
import type { AccountName } from './accounts.ts';
import type { AtRate, LedgerEvent, LedgerEvents, LedgerEventType, PaidDebt, Sale } from './events.ts';

/** A ledger line before its project is known. */
export interface Posting {
  readonly account: AccountName;
  readonly amount_ore: Ore;
}

const debit = (account: AccountName, amount_ore: Ore): Posting => ({ account, amount_ore });
const credit = (account: AccountName, amount_ore: Ore): Posting => debit(account, subtract(NO_ORE, amount_ore));
const opposite = (postings: readonly Posting[]) =>
  postings.map(({ account, amount_ore }) => credit(account, amount_ore));

interface RateAccounts {
  readonly sales: AccountName;
  readonly vat: AccountName | null;
}

// The accounts by rate of VAT, as in the tax return. A new rate by law needs accounts before anything is sold at it.
const BY_RATE: Readonly<Record<number, RateAccounts>> = {
  2500: { sales: 'sales_25', vat: 'vat_out_25' },
  1200: { sales: 'sales_12', vat: 'vat_out_12' },
  600: { sales: 'sales_6', vat: 'vat_out_6' },
  0: { sales: 'sales_exempt', vat: null },
};

function accountsAt(points: BasisPoints): RateAccounts {
  const accounts = BY_RATE[points];
  if (!accounts) throw new RangeError(`No account for VAT of ${points} hundredths of a percent`);
  return accounts;
}

const sumOf = (parts: readonly AtRate[]): Ore => add(...parts.flatMap(({ base_ore, vat_ore }) => [base_ore, vat_ore]));

const baseOf = (parts: readonly AtRate[]): Ore => add(...parts.map(({ base_ore }) => base_ore));

const vatOut = ({ points, vat_ore }: Pick<AtRate, 'points' | 'vat_ore'>): Posting[] => {
  const { vat } = accountsAt(points);
  return vat === null ? [] : [credit(vat, vat_ore)];
};

/** The accounts of sales outside Sweden, which have boxes of their own in the tax return. */
const ELSEWHERE = { EU: 'sales_eu', abroad: 'sales_abroad' } as const;

function incomeOf({ of, points, place = 'SE' }: Sale): AccountName {
  if (place !== 'SE') return ELSEWHERE[place];
  return of === 'commission' ? 'commission' : accountsAt(points).sales;
}

const sold = (sale: Sale): Posting[] => [credit(incomeOf(sale), sale.base_ore), ...vatOut(sale)];

/** The total of an invoice or a credit note, rounding included. */
const invoicedOre = ({ sales, rounding_ore }: LedgerEvents['invoice_issued']): Ore => add(sumOf(sales), rounding_ore);

const invoiced = (invoice: LedgerEvents['invoice_issued']): Posting[] => [
  debit('receivables', invoicedOre(invoice)),
  ...invoice.sales.flatMap(sold),
  credit('rounding', invoice.rounding_ore),
];

/** An amount pays the unpaid part of an invoice; the rest is owed to the customer. */
function towardsInvoice(amount_ore: Ore, open_ore: Ore): Posting[] {
  const settled = ore(Math.max(0, Math.min(amount_ore, open_ore)));
  return [credit('receivables', settled), credit('customer_credits', subtract(amount_ore, settled))];
}

/** Paid advances: the base on its account and the VAT owed, or, without VAT, where advances stand before it is. */
const advanced = (paid: readonly AtRate[]): Posting[] =>
  paid.flatMap((sum) => [credit(sum.points > 0 ? 'advances' : 'advances_unpaid', sum.base_ore), ...vatOut(sum)]);

const boughtFor = ({ bought }: { readonly bought: readonly AtRate[] }): Posting[] => [
  debit('talent_work', baseOf(bought)),
  debit('vat_in', add(...bought.map(({ vat_ore }) => vat_ore))),
  credit('payables', sumOf(bought)),
];

/** Tax and contributions are owed for the month in which a wage is paid (SFL 10 kap. 2 §, socialavgiftslagen 2 kap.). */
const paidOff = ({ debt, amount_ore, tax_ore, contributions_ore }: PaidDebt): Posting[] => [
  debit(debt, add(amount_ore, tax_ore)),
  debit('contributions_accrued', contributions_ore),
  credit('bank', amount_ore),
  credit('tax_withheld', tax_ore),
  credit('contributions_owed', contributions_ore),
];

/** The only table from events to postings: the accounts, debit and credit. */
const POSTINGS: { readonly [Type in LedgerEventType]: (event: LedgerEvents[Type]) => readonly Posting[] } = {
  invoice_issued: invoiced,
  invoice_credited: (note) => {
    const [, ...others] = opposite(invoiced(note));
    return [...towardsInvoice(invoicedOre(note), note.open_ore), ...others];
  },
  payment_received: ({ received_ore, open_ore, passed_on_ore }) => [
    debit('bank', received_ore),
    credit('client_money', passed_on_ore),
    ...towardsInvoice(subtract(received_ore, passed_on_ore), open_ore),
  ],
  payment_taken_back: ({ amount_ore, overpaid_ore }) => {
    const owed = ore(Math.max(0, Math.min(amount_ore, overpaid_ore)));
    return [
      debit('customer_credits', owed),
      debit('receivables', subtract(amount_ore, owed)),
      credit('bank', amount_ore),
    ];
  },
  advance_invoiced: ({ total_ore }) => [debit('receivables', total_ore), credit('advances_unpaid', total_ore)],
  advance_received: ({ received }) => [debit('advances_unpaid', sumOf(received)), ...advanced(received)],
  advance_credited: ({ total_ore, open_ore, returned }) => [
    ...towardsInvoice(total_ore, open_ore),
    debit('advances_unpaid', subtract(total_ore, sumOf(returned))),
    ...opposite(advanced(returned)),
  ],
  advance_settled: ({ settled }) => [...opposite(advanced(settled)), credit('receivables', sumOf(settled))],
  customer_repaid: ({ amount_ore }) => [debit('customer_credits', amount_ore), credit('bank', amount_ore)],
  rounded_off: ({ left_ore }) => [debit('rounding', left_ore), credit('receivables', left_ore)],
  credit_rounded_off: ({ amount_ore }) => [debit('customer_credits', amount_ore), credit('rounding', amount_ore)],
  written_off: ({ lost }) => [
    debit('bad_debts', baseOf(lost.filter(({ points }) => points > 0))),
    debit('bad_debts_untaxed', baseOf(lost.filter(({ points }) => points === 0))),
    ...opposite(lost.flatMap(vatOut)),
    credit('receivables', sumOf(lost)),
  ],
  loss_recovered: ({ taxed_ore, untaxed_ore, vat }) => [
    debit('receivables', add(taxed_ore, untaxed_ore, ...vat.map(({ vat_ore }) => vat_ore))),
    credit('bad_debts', taxed_ore),
    credit('bad_debts_untaxed', untaxed_ore),
    ...vat.flatMap(vatOut),
  ],
  late_fee_charged: ({ amount_ore }) => [debit('receivables', amount_ore), credit('late_fees', amount_ore)],
  late_interest_charged: ({ amount_ore }) => [debit('receivables', amount_ore), credit('late_interest', amount_ore)],
  self_billed: boughtFor,
  supplier_billed: boughtFor,
  wage_accrued: ({ base_ore, holiday_ore, allowances_ore, contributions_ore }) => [
    debit('wages', base_ore),
    debit('holiday_pay', holiday_ore),
    debit('allowances', allowances_ore),
    debit('contributions', contributions_ore),
    credit('contributions_accrued', contributions_ore),
    credit('wages_owed', add(base_ore, holiday_ore, allowances_ore)),
  ],
  payout_sent: paidOff,
  payout_failed: (returned) => opposite(paidOff(returned)),
  contributions_declared: ({ difference_ore }) => [
    debit('contributions', difference_ore),
    credit('contributions_owed', difference_ore),
  ],
  year_closed: ({ result_ore }) => [credit('result_closed', result_ore), debit('year_result', result_ore)],
  year_opened: ({ result_ore }) => [credit('year_result', result_ore), debit('earlier_result', result_ore)],
  bank_booked: ({ against, amount_ore }) => [debit('bank', amount_ore), credit(against, amount_ore)],
};

/** The ledger lines of an event, including lines of 0 öre. */
export function postingsOf(event: LedgerEvent): readonly Posting[] {
  // The table maps each type to its own function, which TypeScript cannot express for a lookup by a union of types.
  const post = POSTINGS[event.type] as (event: LedgerEvent) => readonly Posting[];
  return post(event);
}
