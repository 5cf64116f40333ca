import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api, query } from '#web/api/client.ts';
import { type SearchState, talentsAsked } from './search-url.ts';

/** The query of GET /talents for a search, with the marks of a project when there is one. */
export function talentsQuery(state: SearchState, project_id: string | undefined) {
  const { text, wish, unknown, order, page } = talentsAsked(state);
  const asked = {
    query: { text, wish, unknown: [...unknown], order, page, ...(project_id ? { project_id } : {}) },
  };
  return {
    ...query('GET /talents', asked),
    // A search that the next one has overtaken is waited for neither here nor by the server.
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => api('GET /talents', { ...asked, signal }),
  };
}

/** The matching talents; the earlier ones stay on the screen until the new ones have come. */
export function useTalents(state: SearchState, project_id: string | undefined) {
  return useQuery({ ...talentsQuery(state, project_id), placeholderData: keepPreviousData });
}

const SETTLE_MS = 200;
const asTyped = (typed: string) => typed;

export interface SettledText {
  /** The text of the field, key by key. */
  typed: string;
  type: (typed: string) => void;
  /** Passes on the typed text without waiting for the pause. */
  settleNow: () => void;
  /** Puts a text in the field that is not to be passed on: it has been already. */
  put: (text: string) => void;
}

/**
 * Text that follows every key on the screen, and is passed on when the typing pauses. `clean` says what of it is passed
 * on, so that a blank at its end stays in the field while the text is without it.
 */
export function useFieldText(text: string, onSettle: (text: string) => void, clean = asTyped): SettledText {
  const [typed, setTyped] = useState(text);
  const [passedOn, setPassedOn] = useState<string | undefined>(text);
  const [seen, setSeen] = useState(text);
  if (text !== seen) {
    setSeen(text);
    // Changed from elsewhere, such as by the back button or 'Rensa allt'; our own words must not overtake newer ones.
    if (text !== passedOn) {
      setTyped(text);
      setPassedOn(undefined);
    }
  }
  const pass = (words: string) => {
    const asked = clean(words);
    if (asked === text) return;
    setPassedOn(asked);
    onSettle(asked);
  };
  const settle = useEffectEvent(pass);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    typed,
    type: setTyped,
    settleNow: () => pass(typed),
    put: (next) => {
      setTyped(next);
      setPassedOn(clean(next));
    },
  };
}

/** The field of a list that is searched while typing. */
export function useSettledText(text: string, onSettle: (text: string) => void): [string, (typed: string) => void] {
  const { typed, type } = useFieldText(text, onSettle);
  return [typed, type];
}
