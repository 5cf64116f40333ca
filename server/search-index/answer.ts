import type { UnknownKind } from '#domain/finding/matching/condition.ts';
import { REQUIRED_WORDS_MAX } from '#domain/finding/matching/points.ts';
import { facetsOf } from './facets.ts';
import { countFound, pageOfNewest, rankBest } from './rank.ts';
import { explainer } from './reasons.ts';
import type { Segment } from './segment.ts';
import { type Ask, select } from './select.ts';
import type { Answers, FoundPage, Match, Question, Wanted } from './talent-search.ts';
import { type SearchedWord, searchedWords, typedWords } from './typed-words.ts';

/** The data with which a question is answered; it does not change during the answer. */
export interface Known {
  readonly segments: readonly Segment[];
  /** Gives the stem of a word, as segments store it. */
  readonly stemOf: (word: string) => string;
  /** A segment with only the talent of a 'match' question. */
  readonly person?: Segment;
}

/** The typed words of a question, whose stems have to be known. */
export const wordsAsked = (question: Question): string[] =>
  (question.kind === 'match' ? question.all : [question.wanted]).flatMap(({ words }) => typedWords(words));

/** Answers a question. */
export function answer(question: Question, known: Known): Answers[Question['kind']] {
  switch (question.kind) {
    case 'page':
      return pageOf(question, known);
    case 'best': {
      const { ask, selected } = selectAll(question.wanted, known);
      const { people } = rankBest(selected, ask, { from: 0, size: question.limit });
      return { ids: people.map(({ id }) => id), total: countFound(selected) };
    }
    case 'count':
      return countFound(selectAll(question.wanted, known).selected);
    case 'match':
      return question.all.map((wanted) => matchOf(wanted, known));
  }
}

/** Replaces the typed words of a question by words that profiles contain. */
function askOf(wanted: Wanted, { segments, stemOf }: Known): { ask: Ask; words: readonly SearchedWord[] } {
  const { words: text, wishes, today, without } = wanted;
  const words = searchedWords(segments, typedWords(text), stemOf, { isTyping: true, today, without });
  // A word that no profile has empties the result only if the question has no wish and no word that a profile has.
  const had = words.filter(({ stems }) => stems.length > 0);
  const asked = had.length > 0 || wishes.length > 0 ? had : words;
  const wordsDemand = asked.length <= REQUIRED_WORDS_MAX ? 'must' : 'merit';
  return { ask: { ...wanted, words: asked, wordsDemand }, words };
}

function selectAll(wanted: Wanted, known: Known) {
  const asked = askOf(wanted, known);
  return { ...asked, selected: known.segments.map((segment) => select(segment, asked.ask)) };
}

function pageOf({ wanted, order, from, size }: Extract<Question, { kind: 'page' }>, known: Known): FoundPage {
  const { ask, words, selected } = selectAll(wanted, known);
  const best = order === 'best' ? rankBest(selected, ask, { from, size }) : undefined;
  const shown = best?.people ?? pageOfNewest(selected, ask, from, size);
  const explainers = new Map(selected.map(({ segment }) => [segment, explainer(segment, ask.wishes)]));
  const total = countFound(selected);
  const unknown = new Map<UnknownKind, number>();
  for (const each of selected)
    for (const [kind, count] of each.unknown) unknown.set(kind, (unknown.get(kind) ?? 0) + count);
  return {
    people: shown.map(({ selected: { segment }, doc, id, score }) => ({
      id,
      score,
      reasons: explainers.get(segment)?.(doc) ?? [],
    })),
    total,
    compared: best?.compared ?? total,
    words_demand: ask.wordsDemand,
    unknown: [...unknown].map(([kind, count]) => ({ kind, count })),
    facets: facetsOf(selected),
    instead: words
      .filter(({ stems, isInstead }) => isInstead || stems.length === 0)
      .map(({ typed, stems }) => ({ typed, searched: [...stems] })),
  };
}

/**
 * Matches one talent with a wanted role: a search the other way round. It runs the same `select` over a segment with
 * only that talent, so that a talent sees exactly the roles whose search would find the talent.
 */
function matchOf(wanted: Wanted, known: Known): Match {
  const { person } = known;
  if (!person || person.size === 0) return { fits: false, score: 0, reasons: [] };
  const { ask } = askOf(wanted, known);
  const [found] = rankBest([select(person, ask)], ask, { from: 0, size: 1 }).people;
  return {
    fits: found !== undefined,
    score: found?.score ?? 0,
    reasons: explainer(person, ask.wishes)(0),
  };
}
