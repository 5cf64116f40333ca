import { COMPARED_MAX, REQUIRED_WORDS_MAX } from '#domain/finding/matching/points.ts';
import { addCounts } from './add-counts.ts';
import { facetsOf } from './facets.ts';
import { pageOfNewest, rankBest } from './rank.ts';
import { explainer } from './reasons.ts';
import type { Found, SearchPart, Sought } from './search-part.ts';
import type { Segment } from './segment.ts';
import { type Ask, select } from './select.ts';
import type { Answers, FoundPage, Match, Question, Wanted } from './talent-search.ts';
import { type SearchedWord, searchedWords, typedWords } from './typed-words.ts';

/** The data with which a question is answered. */
export interface Known {
  /** All talents, as of the moment of the call. */
  readonly parts: () => readonly SearchPart[];
  /** Gives the stem of a word, as the parts store it. */
  readonly stemOf: (word: string) => string;
  /** A segment with only the talent of a 'match' question. */
  readonly person?: Segment;
}

/** The typed words of a question, whose stems have to be known. */
export const wordsAsked = (question: Question): string[] =>
  (question.kind === 'match' ? question.all : [question.wanted]).flatMap(({ words }) => typedWords(words));

/** Answers a question. */
export async function answer(question: Question, known: Known): Promise<Answers[Question['kind']]> {
  switch (question.kind) {
    case 'page':
      return await pageOf(question, known);
    case 'best': {
      const sought = { order: 'best', most: COMPARED_MAX, isCounted: false } as const;
      const { ask, found } = await findAll(question.wanted, known, sought);
      const { people } = rankBest(selectedOf(found), ask, { from: 0, size: question.limit });
      return { ids: people.map(({ id }) => id), total: totalOf(found) };
    }
    case 'count': {
      const sought = { order: 'best', most: 0, isCounted: false } as const;
      return totalOf((await findAll(question.wanted, known, sought)).found);
    }
    case 'match':
      return await Promise.all(question.all.map((wanted) => matchOf(wanted, known)));
  }
}

const selectedOf = (found: readonly Found[]) => found.map(({ selected }) => selected);
const totalOf = (found: readonly Found[]) => found.reduce((sum, { total }) => sum + total, 0);

/** Replaces the typed words of a question by words that profiles contain. */
async function askOf(wanted: Wanted, { parts, stemOf }: Known): Promise<{ ask: Ask; words: readonly SearchedWord[] }> {
  const typed = typedWords(wanted.words);
  const words =
    typed.length > 0
      ? await searchedWords(
          parts().map((part) => part.words(wanted)),
          typed,
          stemOf,
        )
      : [];
  // Words that no profile has are left out. A question with only such words and no wish keeps them, and finds nothing.
  const had = words.filter(({ stems }) => stems.length > 0);
  const asked = had.length > 0 || wanted.wishes.length > 0 ? had : words;
  const wordsDemand = asked.length <= REQUIRED_WORDS_MAX ? 'must' : 'merit';
  return { ask: { ...wanted, words: asked, wordsDemand }, words };
}

async function findAll(wanted: Wanted, known: Known, sought: Sought) {
  const asked = await askOf(wanted, known);
  return { ...asked, found: await Promise.all(known.parts().map((part) => part.find(asked.ask, sought))) };
}

async function pageOf(
  { wanted, order, from, size }: Extract<Question, { kind: 'page' }>,
  known: Known,
): Promise<FoundPage> {
  const sought = { order, most: order === 'best' ? COMPARED_MAX : from + size, isCounted: true };
  const { ask, words, found } = await findAll(wanted, known, sought);
  const selected = selectedOf(found);
  const best = order === 'best' ? rankBest(selected, ask, { from, size }) : undefined;
  const shown = best?.people ?? pageOfNewest(selected, ask, from, size);
  const explainers = new Map(selected.map(({ segment }) => [segment, explainer(segment, ask.wishes)]));
  const total = totalOf(found);
  return {
    people: shown.map(({ selected: { segment }, doc, id, score }) => ({
      id,
      score,
      reasons: explainers.get(segment)?.(doc) ?? [],
    })),
    total,
    compared: best?.compared ?? total,
    words_demand: ask.wordsDemand,
    unknown: [...addCounts(found.map(({ unknown }) => unknown))].map(([kind, count]) => ({ kind, count })),
    facets: facetsOf(found.map(({ facets }) => facets)),
    instead: words
      .filter(({ stems, isInstead }) => isInstead || stems.length === 0)
      .map(({ typed, stems }) => ({ typed, searched: [...stems] })),
  };
}

/**
 * Matches one talent with a wanted role: a search the other way round. It runs the same `select` over a segment with
 * only that talent, so that a talent sees exactly the roles whose search would find the talent.
 */
async function matchOf(wanted: Wanted, known: Known): Promise<Match> {
  const { person } = known;
  if (!person || person.size === 0) return { fits: false, score: 0, reasons: [] };
  // A role whose text happens to be the talent's name does not fit for that.
  const { ask } = await askOf({ ...wanted, named: undefined }, known);
  const [found] = rankBest([select(person, ask)], ask, { from: 0, size: 1 }).people;
  return {
    fits: found !== undefined,
    score: found?.score ?? 0,
    reasons: explainer(person, ask.wishes)(0),
  };
}
