import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api, query } from '#web/api/client.ts';
import { type SearchState, talentsAsked } from './search-url.ts';

/** The query of GET /talents for a search, with the state of people in a project if given. */
export function talentsQuery(state: SearchState, project_id: string | undefined) {
  const { text, wish, unknown, order, page } = talentsAsked(state);
  const asked = {
    query: { text, wish, unknown: [...unknown], order, page, ...(project_id ? { project_id } : {}) },
  };
  return {
    ...query('GET /talents', asked),
    // A newer search aborts the older one, here and on the server.
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
  /** The text of the field after every key. */
  typed: string;
  type: (typed: string) => void;
  /** Reports the typed text without waiting for the pause. */
  settleNow: () => void;
  /** Puts a text in the field without reporting it: the caller knows it already. */
  put: (text: string) => void;
}

/**
 * Text that changes on the screen with every key and is reported when the typing pauses. `clean` makes the reported
 * text, so that a space at the end stays in the field and is not reported.
 */
export function useFieldText(text: string, onSettle: (text: string) => void, clean = asTyped): SettledText {
  const [typed, setTyped] = useState(text);
  const [passedOn, setPassedOn] = useState<string | undefined>(text);
  const [seen, setSeen] = useState(text);
  if (text !== seen) {
    setSeen(text);
    // The text was changed elsewhere, such as by the back button or 'Rensa allt'. The echo of an earlier report must
    // not overwrite newer typing.
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

/** The field of a list with search while typing. */
export function useSettledText(text: string, onSettle: (text: string) => void): [string, (typed: string) => void] {
  const { typed, type } = useFieldText(text, onSettle);
  return [typed, type];
}
