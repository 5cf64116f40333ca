import { useState } from 'react';
import { type SearchState, writeSearch } from '#web/features/finding/search/search-url.ts';

const addressOf = (state: SearchState) => writeSearch(state).toString();

/**
 * The search whose results are on the screen: the previous search while new results load. A reason names a wish by its
 * position in that search.
 */
export function useAnswered(state: SearchState, isStale: boolean): SearchState {
  const [answered, setAnswered] = useState(state);
  // The same object as long as it is the same search, so that its people are not drawn again.
  if (isStale || addressOf(answered) === addressOf(state)) return answered;
  setAnswered(state);
  return state;
}

/** Key of a search, without its page. */
export const searchKey = (state: SearchState): string => addressOf({ ...state, page: 1 });
