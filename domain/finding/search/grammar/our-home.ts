import { TO_SEEK } from '#domain/finding/search/lexicon/asking.ts';
import { INHABITANTS } from '#domain/finding/search/lexicon/inhabitants.ts';
import { PEOPLE } from '#domain/finding/search/lexicon/people-counted.ts';
import { BETWEEN_HOMES, LIVING, LIVING_IN_NAME } from '#domain/finding/search/lexicon/place-words.ts';
import { HAPPENED, NOT_A_NAME, TO_HOLD } from '#domain/finding/search/lexicon/telling.ts';
import { senseOf, startOfSentence, type Text } from './text.ts';

/** True if a name, 'han' or 'hon' is the subject of a verb, so that the sentence asks for nobody. */
function isToldOf(text: Text, start: number, verb: number): boolean {
  const first = text.tokens[start];
  if (/^(?:han|hon)$/.test(first?.text ?? '')) return true;
  const next = text.word(start + 1);
  return (
    first?.kind === 'word' &&
    first.is_capital &&
    !text.found(start) &&
    /^(?:är|själv|som|bor|,)$/.test(next) &&
    start < verb &&
    !NOT_A_NAME.has(first.text)
  );
}

/**
 * 'Vi är ett par på Lidingö som …': the home of the writers or of a person in the story, or the place of a past event.
 */
export function isOurHome(text: Text, at: number): boolean {
  const start = startOfSentence(text, at);
  for (let index = at - 1; index >= start; index -= 1) {
    if (TO_SEEK.has(text.word(index))) return false;
    // 'Vi träffades i Kiruna och gifter oss i Trosa': a verb of a coming event ends the past.
    if (TO_HOLD.has(text.word(index))) return false;
    // 'Tilde är 13 och bor i Umeå': the home of a person in the story.
    if (/^(?:bor|kommer)$/.test(text.word(index)) && isToldOf(text, start, index)) return true;
    // A past event is a story: 'säsong 1 spelades in i Haparanda', 'han jobbade i Skövde'.
    if (HAPPENED.test(text.word(index))) return true;
    if (
      /^(?:är|driver)$/.test(text.word(index)) &&
      text.word(index - 1) === 'vi' &&
      /^(?:ett|en|två|tre|fyra|baserade)$/.test(text.word(index + 1))
    )
      return true;
  }
  return false;
}

const INHABITANT_WORDS: ReadonlySet<string> = new Set(Object.values(INHABITANTS).flatMap((words) => words.split(' ')));

/**
 * 'Du bor i Luleå eller Boden', 'stockholmsbaserad', 'Umebor', 'kvinnor från Bohuslän': the home of the people sought.
 */
export function isWhereTheyLive(text: Text, at: number): boolean {
  if (LIVING_IN_NAME.test(text.word(at)) || INHABITANT_WORDS.has(text.word(at))) return true;
  for (let index = at - 1; index >= Math.max(0, at - 12); index -= 1) {
    const word = text.word(index);
    if (text.tokens[index]?.sentence !== text.tokens[at]?.sentence) return false;
    if (LIVING.has(word)) return true;
    if (word === 'från') return isPersonAt(text, index - 1);
    // Skips the other places of the same list.
    if (!(BETWEEN_HOMES.has(word) || senseOf(text, index, 'place'))) return false;
  }
  return false;
}

const isPersonAt = (text: Text, at: number): boolean =>
  text.word(at) === 'kommer' ||
  PEOPLE.has(text.word(at)) ||
  (text.found(at)?.senses.some(({ slot }) => slot === 'gender' || slot === 'category') ?? false);
