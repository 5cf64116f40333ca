import { z } from 'zod';
import type { Bill } from '#domain/money/invoice/bill.ts';
import type { Template } from '#server/documents/template.ts';

const text = z.string();
const rows = z.array(z.strictObject({ label: text.min(1), value: text.min(1) }));
const party = z.strictObject({ name: text.min(1), lines: z.array(text) });

/** The contents of a bill. Stored papers have this shape, so it stays the same as long as the books are kept. */
export const billSnapshot = z.strictObject({
  title: text.min(1),
  number: text.min(1),
  seller: party,
  buyer: party,
  facts: rows.min(1),
  intro: z.array(text),
  parts: z.array(
    z.strictObject({
      heading: text.min(1),
      lines: z.array(z.strictObject({ what: text.min(1), how: text, vat: text, amount: text.min(1) })).min(1),
    }),
  ),
  sums: rows.min(1),
  notes: z.array(text),
  payment: rows,
  foot: rows.min(1),
}) satisfies z.ZodType<Bill>;

/** An invoice, a reminder, a credit note, a self-billing invoice or a payslip. */
export const bill: Template<Bill> = {
  schema: billSnapshot,
  title: ({ title, number }) => `${title} ${number}`,
  pictures: () => [],
};
