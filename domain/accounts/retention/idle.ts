import type { Period } from './period.ts';

/** Time without use after which the owner of an account is asked if the account should stay. */
export const IDLE_ASKED_AFTER = 'P18M' satisfies Period;
/** Minimum time for the answer, in case the question came late. */
export const IDLE_WAITED = 'P3M' satisfies Period;
