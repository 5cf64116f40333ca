import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, query } from '#web/api/client.ts';
import { type SearchState, talentsAsked } from './search-url.ts';

/** The query of GET /talents for a search. With a project, each person has marks of being picked or asked there. */
export function talentsQuery(state: SearchState, project_id: string | undefined) {
  const { text, wish, unknown, order, page } = talentsAsked(state);
  const asked = {
    query: { text, wish, unknown: [...unknown], order, page, ...(project_id ? { project_id } : {}) },
  };
  return {
    ...query('GET /talents', asked),
    // A newer search aborts this call, in the browser and on the server.
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => api('GET /talents', { ...asked, signal }),
  };
}

/** The matching talents. Earlier matches stay on the screen until the new ones have loaded. */
export function useTalents(state: SearchState, project_id: string | undefined) {
  return useQuery({ ...talentsQuery(state, project_id), placeholderData: keepPreviousData });
}
