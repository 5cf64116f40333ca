import { useState } from 'react';
import { type SearchState, writeSearch } from '#web/features/finding/search/search-url.ts';

const addressOf = (state: SearchState) => writeSearch(state).toString();

/**
 * The search to which the results on the screen belong: the previous one while new results load. Reasons name wishes by
 * their position in that search.
 */
export function useAnswered(state: SearchState, isStale: boolean): SearchState {
  const [answered, setAnswered] = useState(state);
  if (isStale) return answered;
  if (addressOf(answered) !== addressOf(state)) setAnswered(state);
  return state;
}

/** Key of a search, without its page. */
export const searchKey = (state: SearchState): string => addressOf({ ...state, page: 1 });
