import { CONFLICT, type ErrorKinds, INVALID } from '#contract/kernel/error-kind.ts';

/** The error codes of invoices, the bank and payouts. */
export const errors = {
  // Invoices
  platform_missing: CONFLICT,
  nothing_owed: CONFLICT,
  credit_too_large: INVALID,
  peppol_unfit: CONFLICT,
  // Bank entries
  payment_exists: CONFLICT,
  invoice_unknown: INVALID,
  bank_file_unreadable: INVALID,
  bank_file_foreign: INVALID,
  bank_parts_differ: INVALID,
  bank_payment_unknown: INVALID,
  // Payouts
  account_changed: CONFLICT,
  account_new: CONFLICT,
  account_too_soon: INVALID,
  account_awaited: CONFLICT,
  objection_open: CONFLICT,
  objection_over: CONFLICT,
} as const satisfies ErrorKinds;
