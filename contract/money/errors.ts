import { CONFLICT, type ErrorKinds, INVALID } from '#contract/kernel/error-kind.ts';

/** The error codes of invoices, the bank and payouts. */
export const errors = {
  // Invoices
  platform_missing: CONFLICT,
  nothing_owed: CONFLICT,
  advance_not_needed: CONFLICT,
  credit_too_large: INVALID,
  peppol_unfit: CONFLICT,
  self_bill_changed: CONFLICT,
  self_bill_unfit: CONFLICT,
  // Bank entries
  payment_exists: CONFLICT,
  invoice_unknown: INVALID,
  bank_file_unreadable: INVALID,
  bank_file_encoding: INVALID,
  bank_file_intraday: INVALID,
  bank_file_version: INVALID,
  bank_file_other: INVALID,
  bank_file_too_long: INVALID,
  bank_file_slow: CONFLICT,
  bank_file_foreign: INVALID,
  bank_parts_differ: INVALID,
  bank_payment_unknown: INVALID,
  // The books
  month_left_open: CONFLICT,
  voucher_has_own_command: CONFLICT,
  correction_moves_debt: INVALID,
  correction_waits: CONFLICT,
  // The employer's declaration
  declaration_contact_unfit: CONFLICT,
  declaration_number_missing: CONFLICT,
  no_sellers: CONFLICT,
  sellers_unchanged: CONFLICT,
  seller_facts_missing: CONFLICT,
  declaration_unchanged: CONFLICT,
  handed_in_early: INVALID,
  // Payouts
  account_changed: CONFLICT,
  account_new: CONFLICT,
  account_too_soon: INVALID,
  account_awaited: CONFLICT,
  supplier_invoice_missing: CONFLICT,
  work_right_missing: CONFLICT,
  supplier_invoice_differs: INVALID,
  supplier_invoice_known: CONFLICT,
  bank_missing: CONFLICT,
  bank_id_missing: CONFLICT,
  payee_town_missing: CONFLICT,
  wage_of_next_year: INVALID,
  objection_open: CONFLICT,
  objection_over: CONFLICT,
} as const satisfies ErrorKinds;
