import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { query } from '#web/api/client.ts';
import { type SearchState, wishesQuery } from './search-address.ts';

/** What GET /talents is asked for a search, with the marks of a project when there is one. */
export function talentsQuery(search: SearchState, project_id: string | undefined) {
  const { text, page, wishes } = search;
  return query('GET /talents', {
    query: { text, page, ...wishesQuery(wishes), ...(project_id ? { project_id } : {}) },
  });
}

/** The talents who fit; those found before stay on the screen until the new ones have come. */
export function useTalents(search: SearchState, project_id: string | undefined) {
  return useQuery({ ...talentsQuery(search, project_id), placeholderData: keepPreviousData });
}

const SETTLE_MS = 250;

/** Text that follows every key on the screen, and is passed on when the typing pauses. */
export function useSettledText(text: string, onSettle: (text: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(text);
  const [passedOn, setPassedOn] = useState(text);
  const [seen, setSeen] = useState(text);
  if (text !== seen) {
    setSeen(text);
    // Changed by somebody else, such as the back button or 'Rensa alla'; our own words must not overtake newer ones.
    if (text !== passedOn) setTyped(text);
  }
  const settle = useEffectEvent((words: string) => {
    if (words === text) return;
    setPassedOn(words);
    onSettle(words);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
