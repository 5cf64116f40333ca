const EMAIL = /[^\s@]+@[^\s@]+\.\p{L}{2,}/u;
/** Seven digits or more, with the usual separators: telephones, Swish, clearing and account numbers, bankgiro. */
const NUMBER = /(?:\+|\b)\d(?:[ \-–/.()]{0,2}\d){6,}/g;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/i;
/** Days and amounts, which are no numbers to call or to pay to. */
const DAY_OR_SUM = /^\d{4}-\d\d-\d\d\b|^\d{1,2}[./]\d{1,2}[ ./-]+\d{2,4}$|^\d{1,3}(?: \d{3})+$/;

/** True if a text seems to hold a way to call or to pay a person outside the product. */
export function mentionsContact(text: string): boolean {
  if (EMAIL.test(text) || IBAN.test(text)) return true;
  return [...text.matchAll(NUMBER)].some(([number]) => !DAY_OR_SUM.test(number));
}
