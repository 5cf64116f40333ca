import type { Cancellation } from './cancellation.ts';
import type { TermsSpan } from './days.ts';
import type { Additions, Fee } from './fee.ts';
import type { RightsLine, SyntheticUses } from './rights.ts';

/** The version of `Terms`. A new version comes with a function that upgrades the previous one without loss. */
export const TERMS_VERSION = 2;

/** The agreement about a role, apart from person, place and time. */
export interface RoleTerms {
  readonly fee: Fee;
  readonly additions: Additions;
  readonly rights: readonly RightsLine[];
  readonly synthetic: SyntheticUses;
  readonly cancellation: Cancellation;
  /** Content of the role that not every talent accepts: ids of the vocabulary. */
  readonly content: readonly string[];
  /** Description of that content: how far it goes, and the people present. */
  readonly content_note: string;
}

/**
 * All promises of a role in one value: written with the role, frozen into the request when it is sent, printed in the
 * contract, and the basis of work report, invoice and payout. Later steps never read the role again, so the meaning of
 * a talent's yes cannot change.
 */
export interface Terms extends RoleTerms {
  readonly version: typeof TERMS_VERSION;
  readonly role_title: string;
  /** Number of people sought for the role. */
  readonly headcount: number;
  /** Place of work: SCB code of the municipality, and a description. */
  readonly municipality_id: string | null;
  readonly place: string;
  /** The days of the role, in order. */
  readonly days: readonly TermsSpan[];
}

export const TERMS_BOUNDS = { days: 40, content_note: 1000 } as const;
