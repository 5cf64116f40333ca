import { checkDigitOf, hasCheckDigit } from '#domain/kernel/check-digit.ts';

/**
 * The reference that a company writes when it pays, so that the payment finds its invoice: the number, then the length
 * of the reference, then a check digit over all of it. Every agreement with a bank accepts that level of control.
 */
export function ocrOf(number: string): string {
  const length = (number.length + 2) % 10;
  return `${number}${length}${checkDigitOf(`${number}${length}`)}`;
}

/** The number of the invoice that a reference is of; null for what is no reference of ours. Spaces are how people write. */
export function numberOfOcr(written: string): string | null {
  const ocr = written.replace(/\s/g, '');
  const hasLength = Number(ocr.at(-2)) === ocr.length % 10;
  return /^\d{3,25}$/.test(ocr) && hasLength && hasCheckDigit(ocr) ? ocr.slice(0, -2) : null;
}
