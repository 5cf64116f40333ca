/** Whether the last digit is the check digit (Luhn, mod 10) of those before it: of people, companies and bankgiros. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, sign, index) => {
    const value = Number(sign) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
