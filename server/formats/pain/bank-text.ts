import anyAscii from 'any-ascii';

/** Maximum lengths of a name and a town in a payment file. */
export const NAME_LENGTH = 70;
export const TOWN_LENGTH = 35;

/** The only characters that banks print. */
const ALLOWED = /^[0-9A-Za-zåäöÅÄÖ/\-?:().,'+ ]$/;

const INSTEAD: Readonly<Record<string, string>> = {
  '&': '+',
  '@': '(at)',
  _: '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '"': "'",
  '“': "'",
  '”': "'",
  '„': "'",
  '«': "'",
  '»': "'",
  '‘': "'",
  '’': "'",
  '‚': "'",
  '´': "'",
  '`': "'",
  ß: 'ss',
  æ: 'ä',
  Æ: 'Ä',
  ø: 'ö',
  Ø: 'Ö',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
};

const allowedOf = (text: string) => [...text].filter((part) => ALLOWED.test(part)).join('');

/** True for a letter of another alphabet, which is spelled with Latin letters. */
const isForeign = (sign: string) => /[\p{L}\p{M}]/u.test(sign) && !/[\p{Script=Latin}\p{Script=Inherited}]/u.test(sign);

function signOf(sign: string): string {
  if (ALLOWED.test(sign)) return sign;
  if (/\s/u.test(sign)) return ' ';
  if (isForeign(sign)) return allowedOf(anyAscii(sign));
  // é is decomposed into e and an accent, and the accent is dropped.
  return INSTEAD[sign] ?? allowedOf(sign.normalize('NFKD'));
}

/** A text with only the characters that banks print, cut to a length; a question mark if none are left. */
export function bankText(text: string, max: number): string {
  const signs = [...text.normalize('NFC')].map(signOf).join('');
  return signs.replace(/ +/g, ' ').trim().slice(0, max).trim() || '?';
}

const LATIN: Readonly<Record<string, string>> = { å: 'a', ä: 'a', ö: 'o', Å: 'A', Ä: 'A', Ö: 'O' };

/** A text with only the characters of banks in all countries, cut to a length. */
export const latinText = (text: string, max: number): string =>
  bankText(text, max).replace(/[åäöÅÄÖ]/g, (sign) => LATIN[sign] ?? sign);

/**
 * The name that a bank prints for a name in another alphabet, and '?' if nothing of it can be printed; null for a name
 * that stays as it is but for accents. The payee's bank may compare it with the name of the account.
 */
export function respelledName(name: string): string | null {
  const printed = bankText(name, NAME_LENGTH);
  return printed === '?' || [...name.normalize('NFC')].some(isForeign) ? printed : null;
}
