import { z } from 'zod';
import { agreementText } from '#contract/work/agreement-text.ts';
import type { Template } from '#server/documents/template.ts';

const agreementSnapshot = agreementText;
export type Agreement = z.output<typeof agreementSnapshot>;

/** The agreement to sign. */
export const agreement: Template<Agreement> = {
  schema: agreementSnapshot,
  title: ({ title, number }) => `${title}, ${number}`,
  pictures: () => [],
};

/** The document stored once all have signed: the agreement as signed, and a page that tells who signed it and how. */
const signedAgreementSnapshot = z.strictObject({
  agreement: agreementSnapshot,
  /** Hash of the signed document, in lower-case hex. */
  sha256: z.string(),
  signatures: z
    .array(
      z.strictObject({ heading: z.string(), rows: z.array(z.strictObject({ label: z.string(), value: z.string() })) }),
    )
    .min(2),
  /** The kind of the signatures, and how to check them. */
  about: z.array(z.string()),
});
export type SignedAgreement = z.output<typeof signedAgreementSnapshot>;

export const signedAgreement: Template<SignedAgreement> = {
  schema: signedAgreementSnapshot,
  title: ({ agreement: { title, number } }) => `${title}, ${number}, undertecknat`,
  pictures: () => [],
};
