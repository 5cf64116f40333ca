import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';

/** What can come in the way of letting in a company that was refused: it gave its number up, and another may have applied with it. */
export const HELD_NUMBER = ['companies_organisation_number_unique'] as const;

/** The same in the words of administrators; whoever applies hears whom to ask instead. */
export const tellHeldNumber = <T>(
  done: T | Refusal<'organisation_number_used'>,
): T | Refusal<'organisation_number_held'> =>
  isRefusal(done) && done.refused === 'organisation_number_used' ? refuse('organisation_number_held') : (done as T);
