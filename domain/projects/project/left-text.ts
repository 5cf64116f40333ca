import type { ReadPart } from '#domain/finding/matching/query-of-reading.ts';

/** A stretch of a text as UTF-16 indices, end excluded. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * The text that became no wish, in readable form: a whole sentence if a part of it is 'unread' (about anything but the
 * person), and otherwise the clauses with free words. `parts` are the parts of the reading, in order.
 */
export function leftText(text: string, parts: readonly ReadPart[]): { text: string; stretches: Stretch[] } {
  const lines: string[] = [];
  const stretches: Stretch[] = [];
  const partsIn = partsBetween(parts);
  for (const sentence of sentencesOf(text)) {
    const found = partsIn(sentence);
    if (!found.some((part) => isLeft(text, part))) continue;
    const isWhole = found.length > PARTS_MAX || found.some(({ kind }) => kind === 'unread');
    const kept = isWhole ? [sentence] : leftClauses(text, sentence, found);
    const words = kept.map((clause) => tidy(text.slice(clause.start, clause.end))).join(', ');
    stretches.push(...kept);
    const end = /[.!?]$/.test(words) || !/[.!?]\s*$/.test(text.slice(sentence.start, sentence.end)) ? '' : '.';
    const written = words.charAt(0).toLocaleUpperCase('sv') + words.slice(1) + end;
    lines.push((text.charAt(sentence.start - 1) === '\n' ? '\n' : ' ') + written);
  }
  return { text: lines.join('').trim(), stretches };
}

/** A sentence with more parts than this is not divided, so that the time stays linear in the length. */
const PARTS_MAX = 100;

const LETTERS = /[\p{L}\p{N}]/u;
const isLeft = (text: string, { kind, start, end }: ReadPart): boolean =>
  (kind === 'free' || kind === 'unread') && LETTERS.test(text.slice(start, end));

const hasLeft = (text: string, { start, end }: Stretch, parts: readonly ReadPart[]): boolean =>
  parts.some((part) => part.start < end && part.end > start && isLeft(text, part));

/** The words without separators at both ends. */
function tidy(words: string): string {
  let end = words.length;
  // Removes signs from the end in a loop: in a text full of such signs, a pattern would restart at each of them.
  while (end > 0 && /[-–—,;:(\s]/.test(words.charAt(end - 1))) end -= 1;
  return words.slice(0, end).replace(/^[-–—•*·,;:)\s]+/, '');
}

/**
 * The parts within a stretch. The caller must ask for stretches in the order of the text, so that the parts are passed
 * only once.
 */
function partsBetween(parts: readonly ReadPart[]): (stretch: Stretch) => ReadPart[] {
  let at = 0;
  return ({ start, end }) => {
    while (at < parts.length && (parts[at]?.end ?? 0) <= start) at += 1;
    const found: ReadPart[] = [];
    for (let next = at; next < parts.length; next += 1) {
      const part = parts[next];
      if (!part || part.start >= end) break;
      found.push(part);
    }
    return found;
  };
}

/**
 * True if the sign at `at` ends a sentence: a space follows, and then no small letter, nor a number after a word of at
 * most three letters. 'kl. 8' and 'bl.a. hamnen' continue.
 */
function endsSentence(text: string, at: number): boolean {
  const next = text.charAt(at + 2);
  if (!/\s/.test(text.charAt(at + 1)) || /\p{Ll}/u.test(next)) return false;
  return !/\d/.test(next) || !/(?:^|\s)\p{L}{1,3}$/u.test(text.slice(Math.max(0, at - 4), at));
}

/** Sentences and lines, in order. */
export function sentencesOf(text: string): Stretch[] {
  const found: Stretch[] = [];
  let start = 0;
  const endAt = (end: number) => {
    if (text.slice(start, end).trim() !== '') found.push({ start, end });
    start = end;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\n') endAt(at + 1);
    else if (/[.!?]/.test(sign) && endsSentence(text, at)) endAt(at + 1);
  }
  endAt(text.length);
  return found;
}

/** The clauses with free words; if every clause has some, the sentence as written. */
function leftClauses(text: string, sentence: Stretch, parts: readonly ReadPart[]): Stretch[] {
  const clauses = clausesOf(text, sentence, parts).filter(({ start, end }) => LETTERS.test(text.slice(start, end)));
  const kept = clauses.filter((clause) => hasLeft(text, clause, parts));
  return kept.length === clauses.length ? [sentence] : kept;
}

/** True at a clause boundary: commas, semicolons, brackets, and dashes between spaces. */
function divides(text: string, at: number): boolean {
  const sign = text.charAt(at);
  return (
    /[,;()]/.test(sign) || (/[-–—]/.test(sign) && /\s/.test(text.charAt(at - 1)) && /\s/.test(text.charAt(at + 1)))
  );
}

/** The clauses of a sentence. A comma or dash inside one part (4,5 km, a range of days) is no boundary. */
function clausesOf(text: string, { start, end }: Stretch, parts: readonly ReadPart[]): Stretch[] {
  const clauses: Stretch[] = [];
  let from = start;
  for (let at = start; at < end; at += 1) {
    if (!divides(text, at)) continue;
    if (parts.some((part) => part.kind !== 'glue' && part.start < at && part.end > at + 1)) continue;
    clauses.push({ start: from, end: at });
    from = at + 1;
  }
  return [...clauses, { start: from, end }];
}
