import { RUN_ENDS, RUN_STARTS } from '#domain/finding/search/lexicon/days.ts';
import type { Span } from '#domain/finding/search/reading.ts';
import { firstFrom, inOneSentence, type Mention, type Scanned } from './mention.ts';

/**
 * Joins 'repstart 2 mars, premiär 10 april, sista föreställning 3 maj' to one span: the person is busy the whole time.
 */
export function joinRunningTime(scan: Scanned): void {
  const days = scan.mentions.filter(
    ({ slot, rank, is_dropped, use }) => slot === 'dates' && rank !== 0 && !is_dropped && use !== 'audition',
  );
  for (const [index, mention] of days.entries()) {
    if (!isLed(scan, days, index, RUN_ENDS) && !isUntil(scan, days, index)) continue;
    putAfter(scan, days[index - 1], mention);
    let first = index;
    while (first > 0 && isLed(scan, days, first - 1, RUN_STARTS) && isEarlier(days[first - 1], days[first])) first -= 1;
    // 'den 14 april och fram till den 12 juni': within one sentence the first day needs no word for the start.
    if (first === index && isUntil(scan, days, index) && isSameSentence(scan, days[index - 1], mention)) first -= 1;
    const start = days[first];
    if (!start || first === index) continue;
    // A span that starts at a premiere, or joins days of different uses, is work; a tour until a day stays a tour.
    const isOfOneUse = start.use !== 'premiere' && (mention.use === undefined || mention.use === start.use);
    if (!isOfOneUse) start.use = 'work';
    start.value = { from: spanOf(start).from, to: spanOf(mention).to };
    for (const between of days.slice(first + 1, index + 1)) between.is_dropped = true;
    const isFree = scan.mentions
      .slice(firstFrom(scan.mentions, start.from + 1), firstFrom(scan.mentions, mention.to))
      .every(({ is_dropped }) => is_dropped);
    if (isFree) start.to = mention.to;
  }
}

/**
 * 'premiär 25 september, sista föreställning 18 december': moves the last day to the year of the first, even if its
 * next occurrence from today comes before the first.
 */
function putAfter({ text }: Scanned, before: Mention | undefined, last: Mention): void {
  if (!before || spanOf(before).from <= spanOf(last).from) return;
  for (let at = last.from; at < last.to; at += 1) if (text.word(at).length === 4 && text.digits(at) > 0) return;
  const nextYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  const { from, to } = spanOf(last);
  if (/-02-29$/.test(from + to)) return;
  if (nextYear(from) >= spanOf(before).from) last.value = { from: nextYear(from), to: nextYear(to) };
}

const spanOf = ({ value }: Mention): Span => value as Span;
const isSameSentence = ({ text }: Scanned, one: Mention | undefined, other: Mention): boolean =>
  one !== undefined && inOneSentence(text, one.from, other.from) && spanOf(one).from <= spanOf(other).from;
const isEarlier = (one: Mention | undefined, other: Mention | undefined): boolean =>
  one !== undefined && other !== undefined && spanOf(one).from <= spanOf(other).from;

/**
 * True if a matching word introduces the day: part of the mention, or at most five words before it, after the previous
 * day.
 */
function isLed({ text }: Scanned, days: readonly Mention[], index: number, words: ReadonlySet<string>): boolean {
  const mention = days[index];
  if (!mention) return false;
  const stop = Math.max(days[index - 1]?.to ?? 0, mention.from - 5);
  // The mention of a day includes 'från' in 'från 10 augusti'.
  for (let at = mention.from; at >= stop; at -= 1)
    if (words.has(text.word(at)) && inOneSentence(text, at, mention.from)) return true;
  return false;
}

/** 't.o.m. 5 dec', 'till och med 5 december' */
function isUntil({ text }: Scanned, days: readonly Mention[], index: number): boolean {
  const mention = days[index];
  if (!mention) return false;
  if (text.word(mention.from) === 'till') return true;
  const words = [6, 5, 4, 3, 2, 1].map((back) => text.word(mention.from - back)).join(' ');
  return /(?:t o m|t \. ?o \. ?m \.?|till och med|tom| till)$/.test(words);
}
