/**
 * Reasons to doubt an account that is taken all the same: some old accounts have a wrong check digit, and no table has
 * all new banks and countries.
 * - check_digit: the check digit is not the bank's
 * - unknown_bank: no known bank has the clearing number
 * - length: the bank's other numbers have more or fewer digits
 * - filled: the file puts zeros before the number
 * - iban_form: the country's IBANs have another form
 * - abroad_incomplete: an IBAN from an earlier release, which asked for no BIC, town and country
 */
export const ACCOUNT_DOUBTS = [
  'check_digit',
  'unknown_bank',
  'length',
  'filled',
  'iban_form',
  'abroad_incomplete',
] as const;
export type AccountDoubt = (typeof ACCOUNT_DOUBTS)[number];
