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
  '”': "'",
  '’': "'",
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

function signOf(sign: string): string {
  if (ALLOWED.test(sign)) return sign;
  if (/\s/u.test(sign)) return ' ';
  // é is decomposed into e and an accent, and the accent is dropped.
  return INSTEAD[sign] ?? [...sign.normalize('NFKD')].filter((part) => ALLOWED.test(part)).join('');
}

/** A text with only the characters that banks print, cut to a length; a question mark if none are left. */
export function bankText(text: string, max: number): string {
  const signs = [...text.normalize('NFC')].map(signOf).join('');
  return signs.replace(/ +/g, ' ').trim().slice(0, max).trim() || '?';
}
