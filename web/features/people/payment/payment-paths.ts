/** Where a talent says how to be paid. */
export const PAYMENT_PATH = '/TalentSettings#utbetalning';
