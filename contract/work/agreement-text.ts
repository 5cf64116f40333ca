import { z } from 'zod';
import type { AgreementBlock, AgreementText } from '#domain/work/agreement/agreement-text.ts';

const block = z.union([
  z.string(),
  z.strictObject({ list: z.array(z.string()).min(1) }),
  z.strictObject({ rows: z.array(z.strictObject({ label: z.string(), value: z.string() })).min(1) }),
]) satisfies z.ZodType<AgreementBlock>;

/**
 * The text of an agreement as data. Stored agreements keep this shape for good, so a new version of the template may
 * only add to it.
 */
export const agreementText = z.strictObject({
  title: z.string().min(1),
  number: z.string().min(1),
  text_version: z.string().min(1),
  parties: z.array(z.strictObject({ heading: z.string().min(1), lines: z.array(z.string()) })).min(2),
  sections: z.array(z.strictObject({ heading: z.string().min(1), blocks: z.array(block).min(1) })).min(1),
}) satisfies z.ZodType<AgreementText>;
