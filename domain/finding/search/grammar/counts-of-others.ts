import { SEEKING } from '#domain/finding/search/lexicon/asking.ts';
import { COUNTED_GROUPS, FEASTS, GROUPS, NO_WHEREABOUTS } from '#domain/finding/search/lexicon/people-counted.ts';
import { TIME_WORDS } from '#domain/finding/search/words/time-words.ts';
import { limitBefore } from './bounds.ts';
import { numberAt } from './number-phrases.ts';
import type { Text } from './text.ts';

/** Counts that are not a simple number of people sought: separate groups, and people who are not sought. */

/** '4 i kören och 8 i orkestern': a number before 'i' or 'till', joined to another such number. */
export function isPartOfGroups(text: Text, at: number, end: number): boolean {
  const isGroup = (index: number) =>
    (text.word(index) === 'i' && isWhereabouts(text, index + 1)) ||
    (text.word(index) === 'till' && GROUPS.test(text.word(index + 1)));
  if (!isGroup(end)) return false;
  const next = /^(?:och|samt|,)$/.test(text.word(end + 2)) ? numberAt(text, end + 3) : undefined;
  return (
    (next !== undefined && isGroup(next.to)) ||
    (/^(?:och|samt|,)$/.test(text.word(at - 1)) &&
      /^(?:i|till)$/.test(text.word(at - 3)) &&
      numberAt(text, at - 4) !== undefined)
  );
}

/** 'i kören', 'i Lund', but not 'i maj', 'i rad'. */
const isWhereabouts = (text: Text, at: number): boolean =>
  text.tokens[at]?.kind === 'word' && !TIME_WORDS.has(text.word(at)) && !NO_WHEREABOUTS.has(text.word(at));

/**
 * True for the verb in 'sminka 30 barn', 'undervisa 12 elever': the people counted after it are those on whom the skill
 * is used.
 */
export function isDoneTo(text: Text, at: number): boolean {
  const sense = text.found(at)?.senses[0];
  return sense?.slot === 'skill' && /[^s]a$/.test(text.word(at));
}

/**
 * 'Vi söker en talare till konferensen, 300 lärare': one person is sought, the others are the audience. A count at the
 * start of a sentence after the name of a feast counts guests: 'Barnkalas! … Ca 15 barn.'
 */
export function isAudience(text: Text, at: number): boolean {
  const from = limitBefore(text, at)?.from ?? at;
  const isOwnSentence = text.tokens[from - 1]?.sentence !== text.tokens[at]?.sentence;
  if (isOwnSentence) return isAtFeast(text, from);
  if (text.word(from - 1) !== ',') return false;
  for (
    let before = from - 2;
    before > from - 30 && text.tokens[before]?.sentence === text.tokens[at]?.sentence;
    before -= 1
  )
    if (SEEKING.has(text.word(before))) return /^(?:en|ett)$/.test(text.word(before + 1));
  return false;
}

function isAtFeast(text: Text, at: number): boolean {
  for (let before = at - 1; before > at - 40 && before >= 0; before -= 1)
    if (FEASTS.test(text.word(before))) return true;
  return false;
}

/** 'boka körer, gärna två–tre stycken': groups are counted, not people. */
export function isOfGroups(text: Text, at: number): boolean {
  for (let before = at - 1; before > at - 6 && text.tokens[before]?.sentence === text.tokens[at]?.sentence; before -= 1)
    if (COUNTED_GROUPS.test(text.word(before))) return true;
  return false;
}
