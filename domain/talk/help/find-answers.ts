import { normalise } from '#domain/finding/search/text/normalise.ts';

interface Searched {
  readonly question: string;
  readonly answer: string;
  readonly also?: string;
}

/** Endings of the same word: 'fakturorna' and 'faktura' are searched alike. */
const ENDING = /(orna|arna|erna|or|ar|er|en|et|an|a|s)$/;
const stem = (word: string) => (word.length > 4 ? word.replace(ENDING, '') : word);

/**
 * The answers that contain every typed word, first those with the words in the question; all answers for an empty
 * search.
 */
export function findAnswers<Answer extends Searched>(answers: readonly Answer[], typed: string): readonly Answer[] {
  const words = normalise(typed)
    .text.split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem);
  const has = (text: string) => words.every((word) => normalise(text).text.includes(word));
  const found = answers.filter(({ question, answer, also = '' }) => has(`${question} ${answer} ${also}`));
  return found.toSorted((one, other) => Number(has(other.question)) - Number(has(one.question)));
}
