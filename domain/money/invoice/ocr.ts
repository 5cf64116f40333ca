import { checkDigitOf, hasCheckDigit } from '#domain/kernel/check-digit.ts';

/**
 * The payment reference (OCR) of an invoice: the number, then the length of the reference (its last digit), then a
 * check digit over all of it. Every bank agreement accepts this level of control.
 */
export function ocrOf(number: string): string {
  const length = (number.length + 2) % 10;
  return `${number}${length}${checkDigitOf(`${number}${length}`)}`;
}

/**
 * The invoice number in an OCR reference, whose spaces are ignored; null for a text of another form, or with a wrong
 * length or check digit.
 */
export function numberOfOcr(written: string): string | null {
  const ocr = written.replace(/\s/g, '');
  const hasLength = Number(ocr.at(-2)) === ocr.length % 10;
  return /^\d{3,25}$/.test(ocr) && hasLength && hasCheckDigit(ocr) ? ocr.slice(0, -2) : null;
}
