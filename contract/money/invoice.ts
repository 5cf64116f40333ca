import { z } from 'zod';
import { priceLine } from '#contract/deal/price.ts';
import { actedFor } from '#contract/kernel/acting.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { amount, day, id, instant, line, prose } from '#contract/kernel/fields.ts';
import { SALE_PLACES } from '#domain/deal/price/sale-place.ts';
import { type BasisPoints, isBasisPoints } from '#domain/kernel/money/basis-points.ts';
import type { CreditContent, InvoiceContent } from '#domain/money/invoice/content.ts';
import { ENDPOINT_SCHEMES } from '#domain/money/invoice/endpoint.ts';
import { INVOICE_STANDINGS, PAPER_KINDS } from '#domain/money/invoice/invoice.rules.ts';
import { invoiceWorkflow } from '#domain/money/invoice/invoice.workflow.ts';

const points = z.number().refine(isBasisPoints) as unknown as z.ZodType<BasisPoints, BasisPoints>;
const text = z.string();

const sums = {
  vat: z.array(z.object({ points, base_ore: amount, vat_ore: amount })),
  ex_vat_ore: amount,
  total_ore: amount,
};
const part = z.object({
  charge_id: id,
  kind: z.enum(['work', 'extension', 'advance']),
  talent_name: text,
  role_title: text,
  from: text,
  to: text,
  lines: z.array(priceLine.extend({ share: z.number(), points })),
});
const buyer = z.object({
  name: text,
  org_number: text,
  address_line: text,
  postcode: text,
  city: text,
  // Contents of earlier releases have only companies in Sweden.
  country: text.default('SE'),
  vat_number: text.default(''),
  registration_number: text.default(''),
});
const seller = z.object({
  name: text,
  org_number: text,
  vat_number: text,
  address_line: text,
  postcode: text,
  city: text,
  seat: text,
  email: text,
  phone: text,
  bankgiro: text,
  iban: text,
  bic: text,
  has_f_tax: z.boolean(),
});

/** The content of an invoice, kept from the moment of issue. */
export const invoiceContent = z.object({
  ...sums,
  seller,
  buyer,
  place: z.enum(SALE_PLACES).default('SE'),
  project_title: text,
  cost_centre: text.default(''),
  endpoint: z
    .object({ scheme: z.enum(ENDPOINT_SCHEMES), number: text })
    .nullable()
    .default(null),
  parts: z.array(part),
  deducted: z
    .array(z.object({ number: text, amount_ore: amount, vat_ore: amount, sums: sums.vat.optional() }))
    .optional(),
}) satisfies z.ZodType<InvoiceContent>;

const creditedLine = z.strictObject({
  part: z.number().int().min(0),
  line: z.number().int().min(0),
  amount_ore: amount,
});

/** The content of a credit note, kept from the moment of issue. */
export const creditContent = z.object({ ...sums, lines: z.array(creditedLine) }) satisfies z.ZodType<CreditContent>;

/** A document that is sent for an invoice. Its file is made a moment after the event that causes the document. */
const paper = z.object({
  id,
  kind: z.enum(PAPER_KINDS),
  /** The document's own number; for a reminder, the number of the invoice. */
  number: text,
  created_date: instant,
  is_made: z.boolean(),
});
export type InvoicePaper = z.output<typeof paper>;

/** An invoice as the paying company sees it. */
export const companyInvoice = z.object({
  id,
  number: text,
  project_title: text,
  standing: z.enum(INVOICE_STANDINGS),
  /** ISO days. */
  issued_on: text,
  due_on: text,
  total_ore: amount,
  /** The debt with fees and interest, minus payments and credit notes. A write-off does not reduce it. */
  open_ore: amount,
  ocr: text,
  papers: z.array(paper),
});
export type CompanyInvoice = z.output<typeof companyInvoice>;

/** An invoice or a draft in the administrators' lists. */
export const invoiceSummary = z.object({
  id,
  number: text.nullable(),
  company_name: text,
  project_id: id,
  project_title: text,
  standing: z.enum(INVOICE_STANDINGS),
  issued_on: text.nullable(),
  due_on: text.nullable(),
  total_ore: amount,
  open_ore: amount,
  overpaid_ore: amount,
  created_date: instant,
  actions: actionsOf(invoiceWorkflow),
});
export type InvoiceSummary = z.output<typeof invoiceSummary>;

export const invoiceDetails = invoiceSummary.extend({
  ...sums,
  ocr: text.nullable(),
  reference: text,
  order_reference: text,
  invoice_email: text,
  /** The company's cost centre for the project; empty without one. */
  cost_centre: text,
  /** Null until an administrator has entered the seller's details. */
  seller: seller.nullable(),
  buyer,
  parts: z.array(part),
  /** The part of each line that no credit note has credited. */
  creditable: z.array(creditedLine),
  payments: z.array(
    z.object({
      id,
      kind: z.enum(['payment', 'repayment', 'taken_back']),
      /** True if the payment counts and may be taken back. */
      is_standing: z.boolean(),
      /** Reason for taking the payment back. */
      reason: text.nullable(),
      paid_on: text,
      amount_ore: amount,
      reference: text,
      by: text,
    }),
  ),
  credit_notes: z.array(z.object({ id, number: text, issued_on: text, total_ore: amount, reason: text, by: text })),
  reminders: z.array(z.object({ id, reminded_on: text, fee_ore: amount, interest_ore: amount, by: text })),
  /** What a debt collector got; null before, and for an invoice handed over before this was registered. */
  handover: z.object({ id, handed_on: text, collector: text, fee_ore: amount, total_ore: amount, by: text }).nullable(),
  /** Fee and interest of a reminder sent today; null if no reminder can be sent. */
  next_reminder: z.object({ fee_ore: amount, interest_ore: amount }).nullable(),
  papers: z.array(paper),
  /** The sides for which administrators have acted in the invoiced assignments under a mandate. */
  acted_for: actedFor,
});
export type InvoiceDetails = z.output<typeof invoiceDetails>;

const ages = {
  not_due_ore: amount,
  days_30_ore: amount,
  days_60_ore: amount,
  days_90_ore: amount,
  older_ore: amount,
  open_ore: amount,
};

/** What a company owes, by the days since the last day to pay: not due, 1–30, 31–60, 61–90 and over 90. */
export const companyDebt = z.object({ id, company_name: text, oldest_due_on: text, ...ages });
export type CompanyDebt = z.output<typeof companyDebt>;
export const debtSums = z.object(ages);

/** Work and rights of a project that are on no invoice. */
export const owedProject = z.object({
  /** The project's id. */
  id,
  project_title: text,
  company_name: text,
  charge_count: z.number(),
  ex_vat_ore: amount,
  /** Number of reports that are not yet approved, settled or void. */
  open_report_count: z.number(),
  /** The earliest day of the charges (ISO): the last day of the work, or the day on which an extension was agreed. */
  happened_on: text,
});
export type OwedProject = z.output<typeof owedProject>;

const reason = line('varför', 500);
const aboveNothing = amount.refine((ore) => ore > 0, 'Beloppet ska vara mer än 0 kr.');
const bankReference = line('bankens referens', 100);
const dayUntil = (today: string) => day.refine((chosen) => chosen <= today, 'Välj en dag till och med i dag.');

export const checkForm = z.strictObject({ reference: prose(100), order_reference: prose(100) });
/** The form of a payment by a company. Refuses a day after `today` (ISO day) and an amount of 0 or less. */
export const paymentForm = (today: string) =>
  z.strictObject({ paid_on: dayUntil(today), amount_ore: aboveNothing, reference: bankReference });
/**
 * The form of a repayment to a company. It has no amount, because everything overpaid is repaid. Refuses a day after
 * `today` (ISO day).
 */
export const repaymentForm = (today: string) => z.strictObject({ paid_on: dayUntil(today), reference: bankReference });
/** The form of handing an invoice over to a debt collector. Refuses a day after `today` (ISO day). */
export const handoverForm = (today: string) =>
  z.strictObject({
    handed_on: dayUntil(today),
    collector: line('vem som driver in den', 120),
    has_compensation: z.boolean(),
  });
export const creditForm = z.strictObject({
  /** Null credits the whole rest of the invoice. */
  lines: z.array(creditedLine).min(1, 'Välj minst en rad.').max(2000).nullable(),
  reason,
  /** True if the same charges may be invoiced again. */
  is_anew: z.boolean(),
});

/** Reads the stored content of an invoice. */
export const readContent = (kept: unknown): InvoiceContent => invoiceContent.parse(kept);
/** Reads the stored content of a credit note. */
export const readCredit = (kept: unknown): CreditContent => creditContent.parse(kept);
