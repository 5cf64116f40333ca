import type { Period } from './period.ts';

/** Time without use after which an account's owner is asked whether it is to stay. */
export const IDLE_ASKED_AFTER = 'P18M' satisfies Period;
/** The shortest wait for the answer, should the question have come late. */
export const IDLE_WAITED = 'P3M' satisfies Period;
