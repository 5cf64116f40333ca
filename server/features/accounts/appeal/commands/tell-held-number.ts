import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';

/**
 * The constraint that can stop the readmission of a refused company: it gave its number up, and another may have
 * applied with it.
 */
export const HELD_NUMBER = ['companies_organisation_number_unique'] as const;

/** Turns the applicant's refusal for a taken number into the one for administrators. */
export const tellHeldNumber = <T>(
  done: T | Refusal<'organisation_number_used'>,
): T | Refusal<'organisation_number_held'> =>
  isRefusal(done) && done.refused === 'organisation_number_used' ? refuse('organisation_number_held') : (done as T);
