import type { Period } from './period.ts';

/** How long nobody has used an account when it is asked whether it is to stay. */
export const IDLE_ASKED_AFTER = 'P18M' satisfies Period;
/** How long that is waited for at least, should the asking have come late. */
export const IDLE_WAITED = 'P3M' satisfies Period;
