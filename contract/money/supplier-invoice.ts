import { z } from 'zod';
import { amount, day, line } from '#contract/kernel/fields.ts';
import { organisationNumber, vatNumber } from './company-numbers.ts';

/** The invoice of an umbrella company, as finance reads it from the paper. */
export const writtenSupplierInvoice = z.strictObject({
  supplier_name: line('bolagets namn', 70),
  org_number: organisationNumber,
  vat_number: vatNumber,
  number: line('fakturanumret', 30),
  issued_on: day,
  /** The total with VAT. */
  total_ore: amount,
  /** OCR or other reference for the payment; empty if the invoice asks for its number. */
  reference: z.string().trim().max(25, 'Högst 25 tecken.'),
});
