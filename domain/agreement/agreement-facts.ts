import type { Terms } from '../terms/terms.ts';

/**
 * Who is bound by an agreement to whom: in the principal's model we buy from the talent and sell to the company, in the
 * agent's the talent sells to the company and we mediate.
 */
export const AGREEMENT_MODELS = ['principal', 'agent'] as const;
export type AgreementModel = (typeof AGREEMENT_MODELS)[number];

/** All that the words of an agreement are written from. */
export interface AgreementFacts {
  readonly number: number;
  readonly model: AgreementModel;
  /** ISO day. */
  readonly written_on: string;
  readonly company: {
    readonly name: string;
    readonly organisation_number: string;
    readonly address: string;
    readonly postal_code: string;
    readonly city: string;
    readonly contact_name: string;
  };
  readonly talent: { readonly name: string };
  /** Names of the guardians on record; empty for who is of age. */
  readonly guardians: readonly string[];
  readonly project: { readonly title: string; readonly role_description: string };
  readonly terms: Terms;
}
