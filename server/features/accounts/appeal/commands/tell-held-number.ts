import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';

/**
 * The constraint that can prevent readmitting a refused company: the refusal freed its organisation number, and another
 * company may use it now.
 */
export const HELD_NUMBER = ['companies_organisation_number_unique'] as const;

/** Replaces the refusal of a taken organisation number, worded for applicants, by the one worded for administrators. */
export const tellHeldNumber = <T>(
  done: T | Refusal<'organisation_number_used'>,
): T | Refusal<'organisation_number_held'> =>
  isRefusal(done) && done.refused === 'organisation_number_used' ? refuse('organisation_number_held') : (done as T);
