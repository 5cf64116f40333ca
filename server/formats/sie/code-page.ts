/**
 * Code page 437, the encoding of SIE files: ASCII, and these characters from 128 on. Written out here, because it is
 * one line and TextDecoder does not know it.
 */
const UPPER =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const BYTES = new Map([...UPPER].map((sign, index) => [sign, 128 + index]));

const INSTEAD: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '§': 'par.',
  '–': '-',
  '—': '-',
  '−': '-',
  '’': "'",
  '‘': "'",
  '”': '"',
  '“': '"',
  '…': '...',
  ø: 'ö',
  Ø: 'Ö',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ł: 'l',
  Ł: 'L',
  þ: 'th',
  Þ: 'Th',
  '×': 'x',
};

const isKnown = (sign: string) => /^[\x20-\x7e]$/.test(sign) || BYTES.has(sign);

function known(sign: string): string {
  // A line break would begin another record.
  if (/\p{Cc}/u.test(sign)) return ' ';
  // In SIE files a backslash only escapes quotation marks: at the end of a text it would escape the closing one.
  // Programs read a double backslash differently, so none is written.
  if (sign === '\\') return '/';
  if (isKnown(sign)) return sign;
  return INSTEAD[sign] ?? ([...sign.normalize('NFKD')].filter(isKnown).join('') || '?');
}

/**
 * A text in the characters of the code page. Other characters are replaced by similar ones or a question mark, control
 * characters by a space, and a backslash by a slash.
 */
export const inCodePage = (text: string): string => [...text.normalize('NFC')].map(known).join('');

/** The bytes of a text that only has characters of the code page and line breaks. */
export const codePageBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => BYTES.get(sign) ?? sign.charCodeAt(0));
