import { numberAt } from '#domain/finding/search/grammar/number-phrases.ts';
import { applyRules } from '#domain/finding/search/grammar/rules.ts';
import { prepare, type Text } from '#domain/finding/search/grammar/text.ts';
import { firstFrom, type Mention } from '#domain/finding/search/passes/mention.ts';
import { understood } from '#domain/finding/search/read-brief.ts';
import type { Part } from './part.ts';

const JOINER = /^(?:och|samt|,|;|\+|&|plus|dels|respektive|resp|o)$/;
const PERSON_ENDING =
  /(?:are|ister|örer|öser|loger|ör|akrobat|akrobater|gymnast|gymnaster|clown|clowner|ist|spelman|spelmän|kock|kockar)$/;

/** A person sought: the word for the person (`from`), and the start of the person's description (`start`). */
type Anchor = {
  readonly key: string;
  readonly from: number;
  readonly start: number;
  readonly is_counted: boolean;
  readonly has_age: boolean;
};

/**
 * The roles in running text: 'två kvinnor 20–30 och en man 50+ som kan rida', 'dels … dels …', 'Kvinna 30–40. Man 50+.'
 */
export function partsInSentences(brief: string, today: string): readonly Part[] {
  const text = prepare(brief, today);
  const { mentions } = understood(text, applyRules(text));
  const live = mentions.filter(({ is_dropped, is_excluded }) => !is_dropped && !is_excluded);
  const anchors = anchorsOf(text, live);
  const isCounted = anchors.length >= 2 && anchors.every(({ is_counted }) => is_counted);
  const isAged = anchors.length >= 2 && anchors.every(({ has_age }) => has_age);
  if (!isCounted && !isAged) return [];
  return anchors.map(({ start }, index) => {
    const next = anchors[index + 1];
    const last = next ? lastBefore(text, next.start) : lastOfSentence(text, start);
    return { start: text.tokens[start]?.start ?? 0, end: text.tokens[last]?.end ?? brief.length };
  });
}

/**
 * The persons that begin a role: with a count or an age, and first in the text, at the beginning of a sentence, or
 * after a joiner, ':' or '-'. None if a person is an alternative.
 */
function anchorsOf(text: Text, mentions: readonly Mention[]): Anchor[] {
  const found: Anchor[] = [];
  let inUse = -1;
  for (const mention of mentions) {
    if (!isPerson(text, mention) || mention.from < inUse) continue;
    const lead = leadOf(text, mention.from);
    // A count before the previous person belongs to that person, so this one begins at its own word.
    const start = lead <= (found.at(-1)?.from ?? -1) ? mention.from : lead;
    const isTheirs = /^(?:hennes|hans|deras)$/.test(text.word(start - 1));
    const before = text.word(isTheirs ? start - 2 : start - 1);
    const isSentence = start === 0 || text.tokens[start - 1]?.sentence !== text.tokens[start]?.sentence;
    const isCounted = start < mention.from;
    if (mention.rule === 'age-word' && !isCounted) continue;
    const isFirst = found.length === 0;
    // 'en man eller en kvinna' is one role.
    if (/^(?:eller|el|\/|alternativt)$/.test(before)) return [];
    const isOwn = isFirst || JOINER.test(before) || isSentence || before === ':' || before === '-';
    if (!isOwn) continue;
    const end = lastOfSentence(text, mention.from);
    const hasAge = hasAgeBefore(text, mentions, mention.from, end);
    if (!isCounted && !hasAge) continue;
    // '4 dansare … 4 dansare alltså, 20–35' are the same four.
    const key = `${mention.slot} ${JSON.stringify(mention.value)}`;
    const same = found.find((anchor) => anchor.key === key);
    if (same && !(same.has_age && hasAge)) continue;
    found.push({ key, from: mention.from, start, is_counted: isCounted, has_age: hasAge });
    inUse = mention.to;
  }
  return found;
}

function isPerson(text: Text, { slot, rank, from, rule }: Mention): boolean {
  if (slot === 'gender')
    return rank !== 0 && rule !== 'gender-letters' && !/^(?:manlig|kvinnlig)/.test(text.word(from));
  if (slot === 'category' || rule === 'age-word') return true;
  return slot === 'skill' && PERSON_ENDING.test(text.word(from));
}

/**
 * The start of the number before a person ('två glada', 'en', 'minst 3 st', 'dels en'); the person's own word if none
 * is stated.
 */
function leadOf(text: Text, at: number): number {
  const sentence = text.tokens[at]?.sentence;
  for (let from = at - 1; from >= Math.max(0, at - 4); from -= 1) {
    const token = text.tokens[from];
    if (!token || token.sentence !== sentence || token.kind === 'sign' || JOINER.test(token.text)) break;
    const isRange = text.word(from - 1) === '-' && numberAt(text, from - 2) !== undefined;
    if (numberAt(text, from) && !/^(?:år|cm|kr)$/.test(text.word(from + 1))) {
      const first = isRange ? from - 2 : from;
      return /^(?:dels|minst|ca|cirka|högst)$/.test(text.word(first - 1)) ? first - 1 : first;
    }
  }
  return at;
}

/**
 * Maximum number of mentions after a person that may describe them; without a limit a page of persons costs their
 * number squared.
 */
const MENTIONS_AHEAD = 12;

/** True if the text gives a person an age before the joiner that begins the next person. */
function hasAgeBefore(text: Text, mentions: readonly Mention[], from: number, end: number): boolean {
  const first = firstFrom(mentions, from);
  for (let index = first; index < Math.min(mentions.length, first + MENTIONS_AHEAD); index += 1) {
    const mention = mentions[index];
    if (!mention || mention.from > end) return false;
    if (mention.slot === 'age') return true;
    if (mention.from <= from || !isPerson(text, mention)) continue;
    // The next person begins here, and the following words describe that person.
    const isJoined = /^(?:och|samt|,|;|\+|&|:)$/.test(text.word(mention.from - 1));
    if (isJoined || leadOf(text, mention.from) < mention.from) return false;
  }
  return false;
}

/** The last token before the next role, without the joiner. */
function lastBefore(text: Text, start: number): number {
  let last = start - 1;
  while (last > 0 && (JOINER.test(text.word(last)) || /^(?:[:-]|hennes|hans|deras)$/.test(text.word(last)))) last -= 1;
  return last;
}

/** The index of the last token of a token's sentence. */
function lastOfSentence(text: Text, at: number): number {
  const sentence = text.tokens[at]?.sentence;
  let last = at;
  while (text.tokens[last + 1]?.sentence === sentence && last + 1 < text.tokens.length) last += 1;
  return last;
}
