import { z } from 'zod';

/** A paragraph, a list of sentences, or facts with their labels. */
const block = z.union([
  z.string(),
  z.strictObject({ list: z.array(z.string()).min(1) }),
  z.strictObject({ rows: z.array(z.strictObject({ label: z.string(), value: z.string() })).min(1) }),
]);
export type AgreementBlock = z.output<typeof block>;

/**
 * The whole words of an agreement, as they are printed, shown and signed. Agreements are kept for good in this shape, so
 * it only ever grows by new versions of the template.
 */
export const agreementText = z.strictObject({
  title: z.string().min(1),
  /** What tells this agreement from every other, 'Avtal 1042'. */
  number: z.string().min(1),
  /** Version of the words around the facts. */
  text_version: z.string().min(1),
  /** Who agrees, in the order in which they sign. */
  parties: z.array(z.strictObject({ heading: z.string().min(1), lines: z.array(z.string()) })).min(2),
  sections: z.array(z.strictObject({ heading: z.string().min(1), blocks: z.array(block).min(1) })).min(1),
});
export type AgreementText = z.output<typeof agreementText>;
