/** The screen with the talent's payment details. */
export const PAYMENT_PATH = '/TalentSettings#utbetalning';
