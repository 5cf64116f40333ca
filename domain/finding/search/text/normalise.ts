/**
 * Normalised text with its way back: `starts[i]` and `ends[i]` give the stretch of the typed text that the i-th
 * character replaces.
 */
export type Plain = {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** True if the character was typed as a capital. */
  readonly capitals: readonly boolean[];
};

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: ' ',
  gt: ' ',
  nbsp: ' ',
  ndash: '-',
  mdash: '-',
  quot: '"',
  apos: "'",
  aring: 'å',
  auml: 'ä',
  ouml: 'ö',
  Aring: 'Å',
  Auml: 'Ä',
  Ouml: 'Ö',
  eacute: 'é',
  shy: '',
};

/** Tags that begin a new line; every other tag becomes a space. */
const LINE_TAGS = new Set(['br', 'p', 'li', 'div', 'tr', 'td', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'table']);

/**
 * Lower case, one kind of dash, quote and space, å ä ö as one character each; without soft hyphens, NUL, other
 * zero-width characters and tags of markup. One pass over the text.
 */
export function normalise(typed: string): Plain {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const capitals: boolean[] = [];
  const put = (written: string, start: number, end: number) => {
    const lower = written.toLowerCase();
    for (const unit of lower.length === written.length ? lower : written) {
      for (let part = 0; part < unit.length; part += 1) {
        starts.push(start);
        ends.push(end);
        capitals.push(lower !== written);
      }
      text += unit;
    }
  };
  for (let at = 0; at < typed.length; ) {
    const code = typed.charCodeAt(at);
    const next = typed.charCodeAt(at + 1);
    if (code === 60 || code === 38) {
      const markup = code === 60 ? tagAt(typed, at) : entityAt(typed, at);
      if (markup) {
        if (markup.text) put(markup.text, at, markup.end);
        at = markup.end;
        continue;
      }
    }
    if (code < 0x80 && !(next >= 0x300 && next <= 0x36f)) {
      if (code >= 32 || code === 10) put(typed.charAt(at), at, at + 1);
      else if (code !== 0) put(code === 13 ? '\n' : ' ', at, at + 1);
      at += 1;
      continue;
    }
    const end = endOfCharacter(typed, at);
    const written = plainCharacter(typed.slice(at, end));
    if (written) put(written, at, end);
    at = end;
  }
  return { text, starts, ends, capitals };
}

/** The character with its combining marks, at most eight of them: a longer stack is split. */
function endOfCharacter(typed: string, at: number): number {
  let end = at + ((typed.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  const limit = end + 8;
  while (end < limit && typed.charCodeAt(end) >= 0x300 && typed.charCodeAt(end) <= 0x36f) end += 1;
  return end;
}

function plainCharacter(written: string): string {
  const code = written.codePointAt(0) ?? 0;
  if (code === 0xad || (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff) return '';
  if ((code >= 0x300 && code <= 0x36f) || (code >= 0xfe00 && code <= 0xfe0f)) return '';
  if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212 || code === 0xfe63 || code === 0xff0d) return '-';
  if (code === 0x2018 || code === 0x2019 || code === 0xb4) return "'";
  if (code === 0x201c || code === 0x201d || code === 0xab || code === 0xbb) return '"';
  if (code === 0xa0 || code === 0x202f || (code >= 0x2000 && code <= 0x200a) || code === 0x3000) return ' ';
  if (code === 0x2028 || code === 0x2029 || code === 0x85) return '\n';
  if (code === 0x2022 || code === 0xb7 || code === 0x25cf || code === 0x25aa) return '•';
  const composed = written.normalize('NFC');
  // Of a letter with a stack of marks only the letter counts.
  const first = composed.length > 1 && code < 0x250 ? composed.charAt(0) : composed;
  // Full-width and other look-alike digits and letters; fractions and ligatures of several letters stay.
  const compatible = first.normalize('NFKC');
  return compatible.length === 1 ? compatible : first;
}

function tagAt(typed: string, at: number): { text: string; end: number } | undefined {
  const first = typed.charAt(at + 1);
  if (!/[a-z/!]/i.test(first)) return undefined;
  // Maximum length of a tag: without it a text of '<' alone would be read again and again.
  const close = typed.slice(at, at + 200).indexOf('>');
  if (close < 0) return undefined;
  const name = /^<\/?([a-z0-9]{1,10})/i.exec(typed.slice(at, at + 13))?.[1]?.toLowerCase() ?? '';
  return { text: LINE_TAGS.has(name) ? '\n' : ' ', end: at + close + 1 };
}

function entityAt(typed: string, at: number): { text: string; end: number } | undefined {
  const close = typed.slice(at, at + 9).indexOf(';');
  if (close < 2) return undefined;
  const text = ENTITIES[typed.slice(at + 1, at + close)];
  return text === undefined ? undefined : { text, end: at + close + 1 };
}
