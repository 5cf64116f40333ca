import { useState } from 'react';
import { type SearchState, writeSearch } from '#web/features/finding/search/search-url.ts';

const addressOf = (state: SearchState) => writeSearch(state).toString();

/**
 * The search that the results on the screen answer: while new ones are waited for, the one before. Reasons point at
 * wishes by their position, and those are the positions in that search.
 */
export function useAnswered(state: SearchState, isStale: boolean): SearchState {
  const [answered, setAnswered] = useState(state);
  if (isStale) return answered;
  if (addressOf(answered) !== addressOf(state)) setAnswered(state);
  return state;
}

/** The question, without its page. */
export const searchKey = (state: SearchState): string => addressOf({ ...state, page: 1 });
