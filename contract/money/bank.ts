import { z } from 'zod';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { amount, id, instant, line, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { BANK_FILE_MAX_BYTES, ENTRY_STANDINGS } from '#domain/money/bank/bank-entry.ts';
import { MATCH_REASONS } from '#domain/money/bank/matching.ts';
import { BANK_FILE_KINDS } from '#domain/money/bank/same-payment.ts';
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
  text,
  counterparty: text,
  /** The amount that the payer ordered in another currency, as 'EUR 1000.00'; empty without one. */
  ordered: text,
  /** The invoices that the entry pays, or from which it takes a payment back, as recorded. */
  parts: z.array(z.object({ ...invoice, amount_ore: amount })),
  /** The invoices that the entry may pay, the most likely first. */
  proposals: z.array(z.object({ ...invoice, open_ore: amount, reason: z.enum(MATCH_REASONS) })),
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
   * The decision: `by` is the administrator, or 'OCR och belopp' for an entry that was matched automatically. Null
   * before a decision.
   */
  decided: z.object({ by: text, date: instant, why: text.nullable() }).nullable(),
  actions: z.array(z.enum(['settle', 'take-back', 'set-aside'])),
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
  entry_count: count,
  new_count: count,
  /** Number of new entries that match an invoice beyond doubt. */
  matched_count: count,
  /** Number of entries that earlier files contained, and the first of these entries as this file describes them. */
  known_count: count,
  known: z.array(
    bankEntry.pick({ booked_on: true, amount_ore: true, direction: true, counterparty: true, ocr: true, text: true }),
  ),
  left_out: z.array(leftOut),
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
    shows: ['bank', 'invoice'],
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
      'Reads the entries of a camt.053 or camt.054 file for our accounts in kronor and registers the payments that are beyond doubt. The same file or entry again changes nothing and is reported.',
    upload: { max_bytes: BANK_FILE_MAX_BYTES },
    limits: ['upload'],
    response: takenFile,
    affects: ['bank', 'invoice'],
    errors: ['bank_file_unreadable', 'bank_file_foreign', 'file_too_large'],
  },
  'POST /admin/bank/entries/:id/settle': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    summary:
      'Settles an entry completely, on one invoice or several. An excess over an invoice is owed to the company.',
    params: z.strictObject({ id }),
    body: settledParts,
    response: z.object({ done: z.literal(true) }),
    affects: ['bank', 'invoice'],
    errors: [...COMMAND_ERRORS, 'bank_parts_differ', 'invoice_unknown', 'payment_exists'],
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
