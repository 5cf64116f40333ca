import { beginsLine, endOfSentence, type Match, type Text } from './text.ts';

/** A match that consumes the tokens up to `to` and gives no value. */
export const unread = (to: number, from: number): Match | undefined =>
  to > from ? { to, mark: { kind: 'unread' } } : undefined;

/** The index after the last token of a token's line. */
export function endOfLine(text: Text, at: number): number {
  let to = at + 1;
  while (to < text.tokens.length && !beginsLine(text, to)) to += 1;
  return to;
}

/**
 * The end of the clause: at a semicolon, bracket, bullet or dash, at the end of the sentence, and if `atComma` at a
 * comma or 'men'.
 */
export function endOfPart(text: Text, at: number, atComma = false): number {
  const end = endOfSentence(text, at);
  for (let to = at + 1; to < end; to += 1) {
    if (/^[;()•|]$/.test(text.word(to)) || (atComma && /^(?:,|men)$/.test(text.word(to)))) return to;
    // A dash with spaces begins a new clause, but not within a range of numbers.
    if (text.word(to) === '-' && !text.tokens[to]?.glued && text.tokens[to - 1]?.kind !== 'number') return to;
  }
  return end;
}
