import { ALSO_A_HEADING, BETWEEN_LISTED_DAYS, DAY_USE_WORDS } from '#domain/finding/search/lexicon/day-uses.ts';
import type { DayUse } from '#domain/finding/search/reading.ts';
import { inOneSentence, type Mention, type Scanned } from './mention.ts';

/** Number of words after a day that may name its use: 'den 6 december har vi audition'. */
const NEAR_AFTER = 5;

/**
 * Sets the use of each day, in this order: the nearest word of a use before the day in its sentence, the use of the
 * previous day of a list, a word of a use at most NEAR_AFTER words after the day, or a word of a use in the sentence
 * before. Words before the previous day do not count.
 */
export function tellDaysApart({ text, mentions }: Scanned): void {
  const days = mentions.filter(({ slot, is_dropped }) => slot === 'dates' && !is_dropped);
  const namedAt = (at: number): DayUse | undefined => {
    const word = text.word(at);
    // 'kvinnor som tränar crossfit': an activity of people, not the use of a day.
    if (/^(?:som|du|ni)$/.test(text.word(at - 1))) return undefined;
    return text.tokens[at]?.kind === 'word' ? DAY_USE_WORDS.find(([, words]) => words.test(word))?.[0] : undefined;
  };

  /** The use named before a day, back to `stop`, in its sentence. */
  const before = (day: Mention, stop: number): DayUse | undefined => {
    let isPastColon = false;
    for (let at = day.from - 1; at >= stop && inOneSentence(text, at, day.from); at -= 1) {
      isPastColon ||= text.word(at) === ':';
      const use = namedAt(at);
      if (use && !(ALSO_A_HEADING.test(text.word(at)) && (isPastColon || day.from - at > 5))) return use;
    }
    return undefined;
  };

  const after = (day: Mention, stop: number): DayUse | undefined => {
    const end = Math.min(stop, day.to + NEAR_AFTER);
    for (let at = day.to; at < end && inOneSentence(text, at, day.from); at += 1) {
      if (/^[,;]$/.test(text.word(at))) return undefined;
      const use = namedAt(at);
      if (use) return use;
    }
    return undefined;
  };

  const isListed = (from: number, to: number): boolean => {
    for (let at = from; at < to; at += 1) {
      const isName = text.word(at) === 'i' || text.tokens[at]?.is_capital === true;
      if (!(isName || BETWEEN_LISTED_DAYS.test(text.word(at)))) return false;
    }
    return true;
  };

  /** 'Audition i Lund! Söndag 10 januari kl 11.': the use named in the sentence before a day that begins a sentence. */
  const sentenceBefore = (day: Mention, stop: number): DayUse | undefined => {
    const last = day.from - 1;
    if (last < stop || inOneSentence(text, last, day.from)) return undefined;
    for (let at = last; at >= stop && inOneSentence(text, at, last); at -= 1) {
      const use = namedAt(at);
      if (use) return use;
    }
    return undefined;
  };

  for (const [index, day] of days.entries()) {
    const previous = days[index - 1];
    // The days of a list such as '8, 9 och 12 maj' share one stretch of tokens.
    if (previous?.from === day.from) {
      day.use = previous.use;
      continue;
    }
    const stop = previous?.to ?? 0;
    let further = index + 1;
    while (days[further]?.from === day.from) further += 1;
    const next = days[further]?.from ?? text.tokens.length;
    day.use =
      before(day, stop) ??
      (previous && isListed(stop, day.from) ? previous.use : undefined) ??
      after(day, next) ??
      sentenceBefore(day, stop);
  }
}
