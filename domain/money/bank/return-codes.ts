/**
 * Codes of a rejection or return for which the payee's account is not at fault (ISO 20022, external code sets of status
 * and return reasons): our own account, a date, a double, a recall, or money that is lacking. All other codes, and unknown ones,
 * count against the account, because money must never go to a wrong account twice.
 */
const NOT_THE_ACCOUNT =
  /^(?:AC02|AC05|AC13|AG02|AM\d\d|BE08|CURR|DS\w\w|DT\d\d|DU\d\d|ED0[135]|FF\d\d|FOCR|RC03|SL\d\d|TM01)$/;

/** Codes by which a bank says that it has the payment twice. */
const DOUBLES = /^(?:AM05|DU\d\d)$/;

/** True if a payment can go to the same account again after its cause is mended. */
export const isAccountRight = (code: string): boolean => NOT_THE_ACCOUNT.test(code);

/** True if the bank refuses the payment because it has it already: the first one is paid. */
export const isDouble = (code: string): boolean => DOUBLES.test(code);
