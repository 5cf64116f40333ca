import { z } from 'zod';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { amount, id, instant, line, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { BANK_FILE_MAX_BYTES, ENTRY_STANDINGS } from '#domain/money/bank/bank-entry.ts';
import { MATCH_REASONS } from '#domain/money/bank/matching.ts';
import { ALL_BOOKED_AS } from '#domain/money/bank/own-money.ts';
import { BANK_FILE_KINDS } from '#domain/money/bank/payment-report.ts';
import { PAYOUT_OUTCOMES } from '#domain/money/bank/payout-outcomes.ts';
import { TAKE_BACK_REASONS } from '#domain/money/bank/taking-back.ts';

const text = z.string();
const count = z.number();
const invoice = { invoice_id: id, number: text, company_name: text };

const bankEntry = z.object({
  id,
  standing: z.enum(ENTRY_STANDINGS),
  /** ISO day. */
  booked_on: text,
  amount_ore: amount,
  direction: z.enum(['in', 'out']),
  /** True if the entry reverses an earlier entry of the other direction. */
  is_reversal: z.boolean(),
  ocr: text.nullable(),
  /** The invoices that the payer names, if there are several, with the payer's amounts; negative for credit notes. */
  payer_references: z.array(z.object({ number: text, amount_ore: amount.nullable() })),
  text,
  /** The bank's own text beside the payer's. */
  bank_text: text,
  counterparty: text,
  /** The company through which the counterparty paid; empty without one. */
  through: text,
  /** The bank's fee that is deducted from the payment, or added to an outgoing one. */
  fee_ore: amount,
  /** The amount that the payer ordered in another currency, as 'EUR 1000.00'; empty without one. */
  ordered: text,
  /** The payout that the entry sends or returns, by our id; null without one. */
  payout: z.object({ number: text, talent_name: text, is_failed: z.boolean() }).nullable(),
  /** The bank's reason for a returned payout, in a Swedish sentence; empty for other entries. */
  return_reason: text,
  /** The invoices that the entry pays, or from which it takes a payment back, as recorded. */
  parts: z.array(z.object({ ...invoice, amount_ore: amount })),
  /** The invoices that the entry may pay, the most likely first. */
  proposals: z.array(
    z.object({
      ...invoice,
      open_ore: amount,
      reason: z.enum(MATCH_REASONS),
      /** The payer's amount for this invoice, if the payment names several. */
      told_ore: amount.nullable(),
    }),
  ),
  /**
   * Earlier payments of the same amount that the entry may take back, the most likely first. Invoices paid together are
   * in one proposal.
   */
  takes_back: z.array(
    z.object({
      paid_on: text,
      reason: z.enum(TAKE_BACK_REASONS),
      parts: z.array(z.object({ payment_id: id, ...invoice, amount_ore: amount })),
    }),
  ),
  /**
   * The decision: `by` is the administrator, or 'OCR och belopp' or 'Vårt id och belopp' for an entry that was matched
   * automatically. Null before a decision.
   */
  decided: z.object({ by: text, date: instant, why: text.nullable() }).nullable(),
  /** What an administrator booked the entry as; null for other entries. */
  booked_as: z.enum(ALL_BOOKED_AS).nullable(),
  actions: z.array(z.enum(['settle', 'take-back', 'book', 'set-aside'])),
});
export type BankEntryShown = z.output<typeof bankEntry>;

/**
 * The parts of a file that are not read: entries of an account that is not ours, or in another currency than kronor.
 */
const leftOut = z.object({ account: text, currency: text, entry_count: count });

const bankFile = z.object({
  id,
  kind: z.enum(BANK_FILE_KINDS),
  entry_count: count,
  /** Number of entries that no earlier file contained. */
  new_count: count,
  left_out: z.array(leftOut),
  by: text,
  created_date: instant,
});
export type BankFileShown = z.output<typeof bankFile>;

/** The result of reading in a bank file. */
const takenFile = z.object({
  kind: z.enum(BANK_FILE_KINDS),
  entry_count: count,
  new_count: count,
  /** Number of new entries that match an invoice beyond doubt. */
  matched_count: count,
  /** Number of entries that earlier files contained, and the first of these entries as this file describes them. */
  known_count: count,
  known: z.array(
    bankEntry
      .pick({ booked_on: true, amount_ore: true, direction: true, counterparty: true, ocr: true, text: true })
      /** The earlier file. */
      .extend({ told_by: z.object({ kind: z.enum(BANK_FILE_KINDS), created_date: instant }) }),
  ),
  left_out: z.array(leftOut),
  /** Number of payouts that have left the account since the last file. */
  paid_count: count,
  /** The payouts that the bank has rejected or returned. */
  payouts: z.array(
    z.object({
      payout_id: id.nullable(),
      /** Number of the payslip or self-billing invoice; for an unknown payout the bank's name for it. */
      number: text,
      talent_name: text,
      amount_ore: amount.nullable(),
      /** In a Swedish sentence. */
      reason: text,
      outcome: z.enum(PAYOUT_OUTCOMES),
    }),
  ),
});
export type TakenFile = z.output<typeof takenFile>;

const aboveNothing = amount.refine((ore) => ore > 0, 'Beloppet ska vara mer än 0 kr.');

/** The invoices, by number, that the entry pays or takes a payment back from. */
export const settledParts = z.strictObject({
  parts: z
    .array(z.strictObject({ number: line('fakturanumret', 20), amount_ore: aboveNothing }))
    .min(1)
    .max(50)
    .refine(
      (parts) => new Set(parts.map(({ number }) => number)).size === parts.length,
      'Skriv varje faktura en gång.',
    ),
});

export const bankRoutes = declareRoutes({
  'GET /admin/bank/entries': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'account',
    summary:
      'Lists the bank entries of one standing, the latest day first; waiting entries with the invoices they may pay.',
    query: z.strictObject({ standing: z.enum(ENTRY_STANDINGS).default('waiting'), page: pageNumber }),
    response: pageOf(bankEntry),
    shows: ['bank', 'invoice', 'payout'],
    errors: [],
  },
  'GET /admin/bank/files': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'account',
    summary: 'Lists the bank files that were read, the latest first.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(bankFile),
    shows: ['bank'],
    errors: [],
  },
  'POST /admin/bank/files': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'account',
    summary:
      'Reads the entries of a camt.053 or camt.054 file for our accounts in kronor, or the rejections of a pain.002 file, and registers payments and payouts that are beyond doubt. The same file or entry again changes nothing and is reported.',
    upload: { max_bytes: BANK_FILE_MAX_BYTES },
    limits: ['upload'],
    response: takenFile,
    affects: ['bank', 'batch', 'books', 'invoice', 'payout'],
    errors: [
      'bank_file_unreadable',
      'bank_file_encoding',
      'bank_file_intraday',
      'bank_file_version',
      'bank_file_other',
      'bank_file_too_long',
      'bank_file_slow',
      'bank_file_foreign',
      'file_too_large',
    ],
  },
  'POST /admin/bank/entries/:id/settle': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary:
      'Settles an entry completely, on one invoice or several, with the fee of the bank and the rounding of the payer if wanted. An excess over an invoice is owed to the company.',
    params: z.strictObject({ id }),
    body: settledParts.extend({
      /** True registers what the payer paid, with the fee that the bank has deducted, and books the fee. */
      with_fee: z.boolean().default(false),
      /** True closes a rest or an overpayment of an invoice below a krona. */
      rounds: z.boolean().default(false),
    }),
    response: z.object({ done: z.literal(true) }),
    affects: ['bank', 'books', 'invoice'],
    errors: [...COMMAND_ERRORS, 'bank_parts_differ', 'invoice_unknown', 'payment_exists'],
  },
  'POST /admin/bank/entries/:id/book': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary: 'Books an entry as a fee of the bank, interest, or money to or from the tax account.',
    params: z.strictObject({ id }),
    body: z.strictObject({ booked_as: z.enum(ALL_BOOKED_AS) }),
    response: z.object({ done: z.literal(true) }),
    affects: ['bank', 'books'],
    errors: ['changed_meanwhile', 'not_allowed_now', 'not_found'],
  },
  'POST /admin/bank/entries/:id/take-back': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary:
      'Takes back the payments that the bank has reversed; their sum must be that of the entry. The invoices are to be paid again.',
    params: z.strictObject({ id }),
    body: settledParts,
    response: z.object({ done: z.literal(true) }),
    affects: ['bank', 'invoice'],
    errors: [...COMMAND_ERRORS, 'bank_parts_differ', 'invoice_unknown', 'bank_payment_unknown'],
  },
  'POST /admin/bank/entries/:id/set-aside': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary:
      'Sets an entry aside that neither pays an invoice nor reverses a payment, with a reason. The books do not record it on the bank account.',
    params: z.strictObject({ id }),
    body: z.strictObject({ why: line('varför', 500) }),
    response: z.object({ done: z.literal(true) }),
    affects: ['bank'],
    errors: ['changed_meanwhile'],
  },
});
