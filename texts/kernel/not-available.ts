/** Shown instead of a name that the company may no longer see. */
export const NOT_AVAILABLE = 'Inte längre tillgänglig';
