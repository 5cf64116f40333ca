/** Characters of a mail that are read for its answer; an answer itself has at most 4000. */
export const READ_MAX = 200_000;

/** The line above which answers are written; it stands at the top of our mails and comes back in their quotes. */
export const REPLY_LINE = '— Svara ovanför den här raden —';

const REPLY_WORDS = /Svara ovanför den här raden/;
const QUOTED = /^\s*>/;
/** Beginning of a line by which a mail program introduces the quote, in Swedish, Norwegian, Danish or English. */
const BEGINS_INTRO = /^\W*(?:den|d\.|på|på dagen|on|mån|tis|ons|tors?|fre|lör|sön|\d{1,2}\s|\d{4}-\d{2}-\d{2})/i;
const ENDS_INTRO = /\b(?:skrev|skrevs av|wrote)\b[^\n]*:\s*$/i;
const HAS_TIME = /\d{1,2}[:.]\d{2}|\d{4}|@/;
/** An introduction may be broken into lines. */
const INTRO_LINES = 4;

const DIVIDER =
  /^\W{0,3}-{2,}\s*(?:ursprungligt meddelande|vidarebefordrat meddelande|original message|forwarded message)\s*-{2,}/i;
const RULE = /^\s*_{8,}\s*$/;
const SENDER_FIELD = /^\W{0,2}(?:från|from)\s*:\W{0,2}\s*\S/i;
const OTHER_FIELD = /^\W{0,2}(?:skickat|datum|sent|date|till|to|ämne|subject)\s*:/i;
/** Lines after `Från:` in which another field of the quoted mail's head is looked for. */
const HEAD_LINES = 4;

const SIGNATURE = /^--\s*$/;
const ADVERTISEMENT =
  /^\W{0,2}(?:skickat|skickades|sent|hämta|get)\s+(?:från|from|via|outlook)\b.{0,60}(?:iphone|ipad|android|samsung|galaxy|mobil|telefon|phone|outlook|mail|mejl|yahoo|ios)\b/i;

/** True if a quoted mail, or its introduction, begins at a line. */
function beginsQuote(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (REPLY_WORDS.test(line) || DIVIDER.test(line)) return true;
  const next = lines.slice(at + 1, at + 1 + HEAD_LINES);
  if (SENDER_FIELD.test(line)) return next.some((one) => OTHER_FIELD.test(one));
  if (RULE.test(line)) return next.some((one) => SENDER_FIELD.test(one));
  return introLines(lines, at) > 0;
}

/** Number of lines of an introduction of a quote that begins at a line; 0 if none does. */
function introLines(lines: readonly string[], at: number): number {
  if (!BEGINS_INTRO.test(lines[at] ?? '')) return 0;
  for (let count = 1; count <= INTRO_LINES; count++) {
    const part = lines.slice(at, at + count);
    if (part.slice(1).some((line) => line.trim() === '')) return 0;
    const text = part.join(' ').slice(0, 500);
    if (ENDS_INTRO.test(text) && HAS_TIME.test(text)) return count;
  }
  return 0;
}

const endsAnswer = (line: string) => SIGNATURE.test(line) || ADVERTISEMENT.test(line);

/** The lines before the signature, without quoted lines. */
function ownLines(lines: readonly string[]): string {
  const end = lines.findIndex(endsAnswer);
  return (end < 0 ? lines : lines.slice(0, end))
    .filter((line) => !QUOTED.test(line))
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * The words that a person has written in an answer by mail, without the quoted mail, the signature and the advertisement
 * of a mail program. Who writes below a marked quote is understood too. Empty if nothing is left.
 */
export function answerText(mail: string): string {
  const lines = mail
    .slice(0, READ_MAX)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u200b\ufeff]/g, ' ')
    .split('\n');
  const at = lines.findIndex((line, n) => !QUOTED.test(line) && beginsQuote(lines, n));
  if (at < 0) return ownLines(lines);
  const above = ownLines(lines.slice(0, at));
  if (above !== '') return above;
  const below = lines.slice(at + Math.max(1, introLines(lines, at)));
  return below.some((line) => QUOTED.test(line)) ? ownLines(below) : '';
}
