/** Where the name of somebody would stand whom a company may not see any longer. */
export const NOT_AVAILABLE = 'Inte längre tillgänglig';
