import type { Ore } from '#domain/kernel/money/ore.ts';

/** A payment to us, as the bank reports it. */
export interface PaidIn {
  readonly amount_ore: Ore;
  /** True for a reversal of an earlier payment. */
  readonly is_reversal: boolean;
  readonly ocr: string | null;
  readonly text: string;
  readonly counterparty: string;
}

/** An issued invoice, with its unpaid amount. */
export interface OpenInvoice {
  readonly id: string;
  readonly number: string;
  readonly ocr: string;
  readonly company_name: string;
  readonly open_ore: Ore;
}

/** Reasons why a payment may be for an invoice, the surest first. */
export const MATCH_REASONS = ['exact', 'ocr', 'number', 'payer'] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

export interface Proposal {
  readonly invoice_id: string;
  readonly reason: MatchReason;
}

/** The numbers of 8 to 25 digits in a text, including numbers written in groups with spaces or hyphens. */
export const numbersIn = (text: string): string[] =>
  [...new Set([...(text.match(/\d+/g) ?? []), ...(text.replace(/(?<=\d)[ -](?=\d)/g, '').match(/\d+/g) ?? [])])].filter(
    (digits) => digits.length >= 8 && digits.length <= 25,
  );

// Banks often cut a company's name, and write it in capitals.
const bare = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\b(?:ab|aktiebolag|publ)\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * True if two names may be of the same company: one begins with the other. Forms of company, case and signs are
 * ignored.
 */
export const isSameName = (one: string, other: string) => {
  const [first, second] = [bare(one), bare(other)];
  return first.length >= 3 && second.length >= 3 && (first.startsWith(second) || second.startsWith(first));
};

/**
 * True if neither name contains the other, so that they are of different payers: banks shorten names and add to them.
 * False if a name has fewer than three letters.
 */
export const namesDiffer = (one: string, other: string) => {
  const [first, second] = [bare(one), bare(other)];
  return first.length >= 3 && second.length >= 3 && !first.includes(second) && !second.includes(first);
};

function reasonFor({ amount_ore, ocr, text, counterparty }: PaidIn, invoice: OpenInvoice): MatchReason | null {
  if (ocr === invoice.ocr) return amount_ore === invoice.open_ore ? 'exact' : 'ocr';
  if (numbersIn(text).some((digits) => digits === invoice.number || digits === invoice.ocr)) return 'number';
  return amount_ore === invoice.open_ore && isSameName(counterparty, invoice.company_name) ? 'payer' : null;
}

/** The invoices that a payment may be for, the likeliest first. */
export function proposalsFor(paid: PaidIn, invoices: readonly OpenInvoice[]): Proposal[] {
  const found = invoices.flatMap((invoice) => {
    const reason = reasonFor(paid, invoice);
    return reason ? [{ invoice_id: invoice.id, reason, number: invoice.number }] : [];
  });
  return found
    .toSorted(
      (one, other) =>
        MATCH_REASONS.indexOf(one.reason) - MATCH_REASONS.indexOf(other.reason) ||
        one.number.localeCompare(other.number),
    )
    .map(({ invoice_id, reason }) => ({ invoice_id, reason }));
}

/**
 * The invoice that has the OCR number of a payment, and exactly its amount unpaid. Null for every other payment and for
 * reversals: these wait for a person.
 */
export function exactMatch(paid: PaidIn, invoices: readonly OpenInvoice[]): string | null {
  if (paid.is_reversal || paid.amount_ore <= 0) return null;
  const [first, ...others] = proposalsFor(paid, invoices).filter(({ reason }) => reason === 'exact');
  return first && others.length === 0 ? first.invoice_id : null;
}
