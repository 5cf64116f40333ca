/** True for the form of an IBAN: a country, two check digits, and the number of an account. */
export const isIbanShaped = (number: string): boolean => /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number);

/**
 * True if an IBAN's check digits are right (ISO 13616, mod 97), in capitals without spaces. A Swedish IBAN has 24
 * characters.
 */
export function isIban(number: string): boolean {
  if (!isIbanShaped(number)) return false;
  if (number.startsWith('SE') && number.length !== 24) return false;
  // Letters count from 10; the remainder is that of one long number with the country and check digits at its end.
  const digits = [...(number.slice(4) + number.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** True for the form of a bank identifier (ISO 9362): bank, country, place, and possibly a branch. */
export const isBic = (text: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}([A-Z\d]{3})?$/.test(text);
