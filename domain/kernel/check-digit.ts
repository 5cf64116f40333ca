function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((total, sign, index) => {
    const value = Number(sign) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
}

/**
 * True if the last digit is the check digit (Luhn, mod 10) of the digits before; used for people, companies and
 * bankgiros.
 */
export const hasCheckDigit = (digits: string): boolean => luhnSum(digits) % 10 === 0;

/** The check digit for the given digits. */
export const checkDigitOf = (digits: string): string => String((10 - (luhnSum(`${digits}0`) % 10)) % 10);
