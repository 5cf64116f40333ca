import type { CompanyPlace } from '#domain/companies/place/company-place.ts';
import type { AGREEMENT_MODELS } from '#domain/deal/price/price.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';

/** All facts from which the text of an agreement is written. */
export interface AgreementFacts {
  readonly number: number;
  /** The number of the signed agreement that this one replaces; null without one. */
  readonly replaces: number | null;
  readonly model: (typeof AGREEMENT_MODELS)[number];
  /** ISO day. */
  readonly written_on: string;
  readonly company: {
    readonly name: string;
    readonly organisation_number: string;
    readonly address: string;
    readonly postal_code: string;
    readonly city: string;
    readonly contact_name: string;
    /** Country, numbers and address of a company abroad; null in Sweden. */
    readonly place: CompanyPlace | null;
  };
  readonly talent: { readonly name: string };
  /** Names of the guardians on record; empty for an adult. */
  readonly guardians: readonly string[];
  readonly project: { readonly title: string; readonly role_description: string };
  readonly terms: Terms;
}
