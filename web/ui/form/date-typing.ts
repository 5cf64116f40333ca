/** Length of a typed date with its dashes (spec, section 9). */
export const DATE_LENGTH = 10;

/**
 * The text of a date field after a keystroke: digits with inserted dashes, at most DATE_LENGTH characters. A dash is
 * inserted together with the digit after it, never earlier, so that deleting backwards works.
 */
export function formatDateTyping(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-').slice(0, DATE_LENGTH);
}

/** The text of a time field after a keystroke: '0830' becomes '08:30', at most 5 characters. */
export function formatTimeTyping(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  return [digits.slice(0, 2), digits.slice(2)].filter(Boolean).join(':');
}

/** The position of the caret after formatting: with the same number of digits before it. */
export function caretAfterFormatting(typed: string, caret: number, formatted: string): number {
  const digitsBefore = typed.slice(0, caret).replace(/\D/g, '').length;
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let at = 0; at < formatted.length; at++) {
    if (/\d/.test(formatted.charAt(at))) seen++;
    if (seen === digitsBefore) return at + 1;
  }
  return formatted.length;
}
