import { BOOKS_YEARS } from '#domain/accounts/deletion/deletion.rules.ts';
import { RETENTION } from '#domain/accounts/retention/classes.ts';
import { partsOf } from '#domain/accounts/retention/period.ts';
import type { Bill } from '#domain/money/invoice/bill.ts';
import { type Agreement, agreement, type SignedAgreement, signedAgreement } from './agreement/agreement.ts';
import { bill } from './bill/bill.ts';
import { type CallSheetPaper, callSheet } from './call-sheet/call-sheet.ts';
import { type Sedcard, sedcard } from './sedcard/sedcard.ts';
import type { Template } from './template.ts';

/** The contents of each kind of document. */
export interface Snapshots {
  readonly call_sheet: CallSheetPaper;
  readonly sedcard: Sedcard;
  readonly agreement: Agreement;
  readonly signed_agreement: SignedAgreement;
  readonly invoice: Bill;
  readonly credit_note: Bill;
  readonly reminder: Bill;
  readonly self_bill: Bill;
  readonly payslip: Bill;
  readonly invoice_basis: Bill;
  readonly income_paper: Bill;
  readonly employment_certificate: Bill;
}
export type DocumentKind = keyof Snapshots;

interface KindOfDocument<Snapshot> {
  /** Every version, the oldest first. New documents use the last. */
  readonly versions: readonly [Template<Snapshot>, ...Template<Snapshot>[]];
  /**
   * Days until the document is deleted, because it holds personal data and can be printed again. Null sets no such day.
   */
  readonly kept_days: number | null;
}

/** Days for which a document is kept that can be printed again. */
export const PRINTED_DAYS = partsOf(RETENTION.printed.period).count;
/** As long as the books that prove it, unless its person is erased before. */
const CERTIFICATE_DAYS = BOOKS_YEARS * 366;

export const DOCUMENTS: { readonly [Kind in DocumentKind]: KindOfDocument<Snapshots[Kind]> } = {
  call_sheet: { versions: [callSheet], kept_days: PRINTED_DAYS },
  sedcard: { versions: [sedcard, sedcard], kept_days: PRINTED_DAYS },
  agreement: { versions: [agreement, agreement], kept_days: null },
  signed_agreement: { versions: [signedAgreement, signedAgreement], kept_days: null },
  invoice: { versions: [bill], kept_days: null },
  credit_note: { versions: [bill], kept_days: null },
  reminder: { versions: [bill], kept_days: null },
  self_bill: { versions: [bill], kept_days: null },
  payslip: { versions: [bill], kept_days: null },
  invoice_basis: { versions: [bill], kept_days: null },
  income_paper: { versions: [bill], kept_days: PRINTED_DAYS },
  employment_certificate: { versions: [bill], kept_days: CERTIFICATE_DAYS },
};

/**
 * The template of a kind with a number, from 1.
 * @throws for an unknown version
 */
export function templateOf<Kind extends DocumentKind>(kind: Kind, version: number): Template<Snapshots[Kind]> {
  const template = DOCUMENTS[kind].versions[version - 1];
  if (!template) throw new Error(`There is no version ${version} of the template ${kind}`);
  return template;
}

/** The version for new documents of a kind. */
export const newestVersion = (kind: DocumentKind): number => DOCUMENTS[kind].versions.length;
