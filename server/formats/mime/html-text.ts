import { READ_MAX } from '#domain/talk/incoming/answer-text.ts';

/** Marks of mail programs at the beginning of the quoted mail: Gmail, Outlook, Yahoo, Thunderbird. */
const BEGINS_QUOTE =
  /gmail_quote|gmail_attr|divRplyFwdMsg|appendonsend|yahoo_quoted|moz-cite-prefix|OutlookMessageHeader|border-top:\s*solid\s+#(?:E1E1E1|B5C4DF)/i;
const BLOCKS = /^\/?(?:p|div|br|li|ul|ol|tr|table|h[1-6]|section|article|header|footer|hr|pre)$/;
const SILENT = /^(?:style|script|head|title|template|noscript)$/;
const TAG = /<(?:!--[\s\S]*?(?:-->|$)|(\/?[a-z][a-z0-9]*)([^<>]*)>)/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  aring: 'å',
  auml: 'ä',
  ouml: 'ö',
  Aring: 'Å',
  Auml: 'Ä',
  Ouml: 'Ö',
  eacute: 'é',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};
const LAST_CHARACTER = 0x10ffff;

function characterOf(code: number): string {
  return code > 0 && code <= LAST_CHARACTER ? String.fromCodePoint(code) : '';
}

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (decimal) return characterOf(Number(decimal));
    return hex ? characterOf(Number.parseInt(hex, 16)) : (ENTITIES[name] ?? whole);
  });

/**
 * The text of a mail that has only HTML, without markup and without what its mail program marks as a quote: everything
 * in a `blockquote`, and all from the beginning of a quoted mail on.
 */
export function htmlText(html: string): string {
  const source = html.slice(0, READ_MAX);
  let [text, at, quotes] = ['', 0, 0];
  let silent: string | undefined;
  const take = (until: number) => {
    if (quotes === 0 && silent === undefined) text += source.slice(at, until).replace(/\s+/g, ' ');
  };
  for (const tag of source.matchAll(TAG)) {
    take(tag.index);
    at = tag.index + tag[0].length;
    const [, given = '', attributes = ''] = tag;
    const name = given.toLowerCase();
    const bare = name.replace('/', '');
    if (silent !== undefined) {
      if (name === `/${silent}`) silent = undefined;
      continue;
    }
    if (SILENT.test(name)) silent = name;
    else if (bare === 'blockquote') quotes = Math.max(0, quotes + (name === bare ? 1 : -1));
    else if (BEGINS_QUOTE.test(attributes)) return decoded(text);
    else if (BLOCKS.test(name) && quotes === 0) text += '\n';
  }
  take(source.length);
  return decoded(text);
}
