/**
 * Code page 437, in which SIE files are written: ASCII, and these from 128 on. No library, because it is one line and no
 * decoder of the platform knows it.
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
  // A line end would begin another record.
  if (/\p{Cc}/u.test(sign)) return ' ';
  // It is for quotation marks alone in a SIE file: at the end of a text it would take the mark that ends it. Programs do not
  // agree on what two of them are, so that none is written.
  if (sign === '\\') return '/';
  if (isKnown(sign)) return sign;
  return INSTEAD[sign] ?? ([...sign.normalize('NFKD')].filter(isKnown).join('') || '?');
}

/** A text with nothing but what the code page has: others are written as what they stand for, or by a question mark; and without what a file could not hold. */
export const inCodePage = (text: string): string => [...text.normalize('NFC')].map(known).join('');

/** The bytes of a text in which nothing but signs of the code page and line ends stand. */
export const codePageBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => BYTES.get(sign) ?? sign.charCodeAt(0));
