import type { LINE_UNITS } from '#domain/deal/price/lines.ts';
import type { BasisPoints } from '#domain/kernel/money/basis-points.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Endpoint } from '#domain/money/invoice/endpoint.ts';
import type { Platform } from '#domain/money/platform/platform.ts';

/** Categories without VAT: exempt, reverse charge in the union, and outside the scope. */
const WITHOUT_VAT = ['E', 'AE', 'O'] as const;

/** Kind of VAT: a rate (S), or none with the reason in the law. */
export type PeppolVat =
  | { readonly category: 'S'; readonly points: BasisPoints }
  | { readonly category: (typeof WITHOUT_VAT)[number]; readonly reason: string };

interface PeppolQuantity {
  /** Whole units, 1 or more. */
  readonly count: number;
  readonly unit: (typeof LINE_UNITS)[number];
  /** The full price of one unit; null for other lines. */
  readonly unit_ore: Ore | null;
}

export interface PeppolLine {
  readonly text: string;
  /** Without VAT. A deduction on an invoice is negative. */
  readonly amount_ore: Ore;
  /** The sold units; null for a line that counts none, such as a part of a line that is credited. */
  readonly quantity: PeppolQuantity | null;
  readonly vat: PeppolVat;
}

/** The sum of all lines with one rate or one exemption, computed once, as on the invoice itself. */
export interface PeppolVatSum {
  readonly vat: PeppolVat;
  readonly base_ore: Ore;
  readonly vat_ore: Ore;
}

export interface PeppolBuyer {
  readonly name: string;
  /** Ten digits; not written for a company abroad. */
  readonly org_number: string;
  readonly address_line: string;
  /** Five digits in Sweden; may be empty abroad. */
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166-1. */
  readonly country: string;
  /** Of a company abroad; empty without one. */
  readonly vat_number: string;
  readonly registration_number: string;
  /** The address in the network that the buyer wants; null for that of its own number. */
  readonly endpoint: Endpoint | null;
}

/** An invoice, or a credit note that names the invoice it credits; a credit note has positive amounts. */
export interface PeppolDocument {
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  /** ISO days. */
  readonly issued_on: string;
  readonly due_on: string;
  /** The last day of the work; null without one. */
  readonly delivered_on: string | null;
  readonly credits: { readonly number: string; readonly issued_on: string } | null;
  /** True for an invoice of an advance, which the network calls a prepayment invoice. */
  readonly is_advance: boolean;
  /** Numbers of the advance invoices that negative lines deduct. */
  readonly settles: readonly string[];
  /** The buyer's contact, or the buyer's order number; never empty. */
  readonly buyer_reference: string;
  /** The buyer's order number; empty without one. */
  readonly order_reference: string;
  /** The buyer's cost centre; empty without one. */
  readonly cost_centre: string;
  readonly note: string;
  readonly seller: Platform;
  readonly buyer: PeppolBuyer;
  readonly lines: readonly PeppolLine[];
  readonly vat: readonly PeppolVatSum[];
  /** The rounding to whole kronor. */
  readonly rounding_ore: Ore;
  /** The total including the rounding. */
  readonly total_ore: Ore;
  readonly ocr: string;
}
