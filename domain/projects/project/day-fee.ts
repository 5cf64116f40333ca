import type { ReadNote, ReadPart, ReadQuery } from '#domain/finding/matching/query-of-reading.ts';
import { kronor, type Ore } from '#domain/kernel/money/ore.ts';

const FEE_MAX_SEK = 1_000_000;
/** Maximum distance between an amount and its unit, in characters. */
const NEAR = 24;

const BY_DAY = /\bdag|dagsarvode|dagsgage|dagar?\b|\/d\b/i;
const OTHERWISE =
  /tim|\/h\b|per h\b|veck|månad|\/mån|totalt|sammanlagt|buy-?out|för hela|hela perioden|föreställning|styck|per bild|provision/i;

/**
 * The fee per person and day in öre, if a brief offers one amount and does not state another basis. A range and
 * 'budget' are no offer that people could answer: null, and the company enters the amount.
 */
function dayFeeOf(
  { min, max }: Extract<ReadNote, { kind: 'fee' | 'headcount' }>,
  text: string,
  part: ReadPart,
): Ore | null {
  if (min === undefined || min !== max || min <= 0 || min > FEE_MAX_SEK) return null;
  const lineStart = text.lastIndexOf('\n', part.start - 1) + 1;
  const lineEnd = text.indexOf('\n', part.end);
  const before = text.slice(Math.max(lineStart, part.start - NEAR), part.start);
  const after = text.slice(part.end, Math.min(lineEnd < 0 ? text.length : lineEnd, part.end + NEAR));
  const words = `${before}${text.slice(part.start, part.end)}${after}`;
  return BY_DAY.test(words) || !OTHERWISE.test(words) ? kronor(min) : null;
}

/**
 * The day fee of a reading, and its parts. A fee on another basis is marked as not read, like everything else that the
 * form has no field for: auditions, deadlines, voices.
 */
export function feeIn(
  { notes, parts }: Pick<ReadQuery, 'notes' | 'parts'>,
  text: string,
): { day_fee_ore: Ore | null; parts: ReadPart[] } {
  // Notes and note parts are both in the order of the text, so the same index joins them.
  const ofNotes = parts.filter(({ kind }) => kind === 'note');
  const at = notes.findIndex(({ kind }) => kind === 'fee');
  const [note, feePart] = [notes[at], ofNotes[at]];
  const day_fee_ore = note?.kind === 'fee' && feePart ? dayFeeOf(note, text, feePart) : null;
  const inForm = new Set(
    ofNotes.filter((_, index) =>
      index === at ? day_fee_ore !== null : /^(?:fee|headcount)$/.test(notes[index]?.kind ?? ''),
    ),
  );
  const told = parts.map(
    (part): ReadPart => (part.kind === 'note' && !inForm.has(part) ? { ...part, kind: 'unread' } : part),
  );
  return { day_fee_ore, parts: told };
}
