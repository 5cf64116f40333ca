import type { Ore } from '#domain/kernel/money/ore.ts';
import { isSameName } from './names.ts';
import { numbersIn, withoutZeros } from './numbers.ts';

/** One of several invoices that a payment names, with the payer's amount for it. */
export interface PayerReference {
  /** The reference as the payer wrote it: an OCR number, an invoice number, or any other text. */
  readonly number: string;
  /** Negative for a credit note that the payer has deducted; null without an amount. */
  readonly amount_ore: Ore | null;
}

/** A payment to us, as the bank reports it. */
export interface PaidIn {
  readonly amount_ore: Ore;
  /** True for a reversal of an earlier payment. */
  readonly is_reversal?: boolean;
  readonly ocr: string | null;
  readonly text: string;
  readonly counterparty: string;
  /** The invoices that the payer names, if there are several; the OCR number is then only the first of them. */
  readonly payer_references?: readonly PayerReference[];
  /** The payer's organisation number, ten digits; empty if the bank tells none. */
  readonly org_number?: string;
  /** The bank's own text about the payment. */
  readonly bank_text?: string;
}

/** An issued invoice, with its unpaid amount. */
export interface OpenInvoice {
  readonly id: string;
  readonly number: string;
  readonly ocr: string;
  readonly company_name: string;
  /** Ten digits. */
  readonly org_number?: string;
  readonly open_ore: Ore;
}

/** Reasons why a payment may be for an invoice, the surest first. */
export const MATCH_REASONS = ['exact', 'ocr', 'number', 'payer'] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

export interface Proposal {
  readonly invoice_id: string;
  readonly reason: MatchReason;
  /** The payer's amount for this invoice, if the payment names several invoices with amounts. */
  readonly told_ore: Ore | null;
}

/** True if the payment names several invoices: no rule divides it, so an administrator does. */
const namesSeveral = ({ payer_references = [] }: PaidIn): boolean => payer_references.length > 1;

/** Every text of a payment in which an invoice's number may stand. */
export const wordsOfPayment = ({ ocr, text, bank_text = '', payer_references = [] }: PaidIn): readonly string[] => [
  ocr ?? '',
  text,
  bank_text,
  ...payer_references.map(({ number }) => number),
];

const isOcrOf = (digits: string | null, invoice: OpenInvoice) =>
  digits !== null && withoutZeros(digits) === withoutZeros(invoice.ocr);

const hasNumberOf = (text: string, invoice: OpenInvoice) =>
  numbersIn(text).some((digits) => digits === invoice.number || digits === invoice.ocr);

/** The proposal by one of several references; null if it does not name this invoice. */
function byReferences({ payer_references = [] }: PaidIn, invoice: OpenInvoice): Omit<Proposal, 'invoice_id'> | null {
  const named = payer_references.filter(({ number, amount_ore }) => (amount_ore ?? 0) >= 0 && number !== '');
  const found =
    named.find(({ number }) => isOcrOf(number.replace(/\s/g, ''), invoice)) ??
    named.find(({ number }) => hasNumberOf(number, invoice));
  if (!found) return null;
  const told_ore = found.amount_ore;
  if (!isOcrOf(found.number.replace(/\s/g, ''), invoice)) return { reason: 'number', told_ore };
  return { reason: told_ore === invoice.open_ore ? 'exact' : 'ocr', told_ore };
}

function reasonFor(paid: PaidIn, invoice: OpenInvoice): MatchReason | null {
  const { amount_ore, ocr, text, bank_text = '', counterparty, org_number = '' } = paid;
  const isAsMuch = amount_ore === invoice.open_ore;
  if (!namesSeveral(paid) && isOcrOf(ocr, invoice)) return isAsMuch ? 'exact' : 'ocr';
  // Payers write the invoice number in the field for the OCR number.
  if ([ocr ?? '', text, bank_text].some((words) => hasNumberOf(words, invoice))) return 'number';
  const isPayer =
    isSameName(counterparty, invoice.company_name) || (org_number !== '' && org_number === invoice.org_number);
  return isAsMuch && isPayer ? 'payer' : null;
}

function proposalFor(paid: PaidIn, invoice: OpenInvoice): Omit<Proposal, 'invoice_id'> | null {
  const named = namesSeveral(paid) ? byReferences(paid, invoice) : null;
  if (named) return named;
  const reason = reasonFor(paid, invoice);
  return reason && { reason, told_ore: null };
}

/** The invoices that a payment may be for, the likeliest first. */
export function proposalsFor(paid: PaidIn, invoices: readonly OpenInvoice[]): Proposal[] {
  const found = invoices.flatMap((invoice) => {
    const proposal = proposalFor(paid, invoice);
    return proposal ? [{ invoice_id: invoice.id, ...proposal, number: invoice.number }] : [];
  });
  return found
    .toSorted(
      (one, other) =>
        MATCH_REASONS.indexOf(one.reason) - MATCH_REASONS.indexOf(other.reason) ||
        one.number.localeCompare(other.number),
    )
    .map(({ number: _, ...proposal }) => proposal);
}

/**
 * The invoice that has the OCR number of a payment, and exactly its amount unpaid. Null for every other payment, for
 * reversals, and for payments that name several invoices: these wait for a person.
 */
export function exactMatch(paid: PaidIn, invoices: readonly OpenInvoice[]): string | null {
  if (paid.is_reversal || paid.amount_ore <= 0 || namesSeveral(paid)) return null;
  const [first, ...others] = proposalsFor(paid, invoices).filter(({ reason }) => reason === 'exact');
  return first && others.length === 0 ? first.invoice_id : null;
}
