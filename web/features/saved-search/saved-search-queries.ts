import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedSearch } from '#contract/saved-search.ts';
import { api, type CallArgs, query } from '#web/api/client.ts';

const SAVED = query('GET /saved-searches');

/** Fetches the own saved searches anew. */
export function refreshSavedSearches(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: SAVED.queryKey });
}

/** The own saved searches by name. */
export function useSavedSearches() {
  return useQuery(SAVED);
}

export type NewSavedSearch = CallArgs<'POST /saved-searches'>['body'];
export type SavedSearchChange = CallArgs<'PATCH /saved-searches/:id'>['body'];

/** What can be done with saved searches. Each rejects with an ApiError, and what is shown is fetched anew either way. */
export function useSavedSearchCalls() {
  const client = useQueryClient();
  const call = async <T>(act: Promise<T>): Promise<T> => {
    try {
      return await act;
    } finally {
      void refreshSavedSearches(client);
    }
  };
  return {
    save: (body: NewSavedSearch) => call(api('POST /saved-searches', { body })),
    change: ({ id }: Pick<SavedSearch, 'id'>, body: SavedSearchChange) =>
      call(api('PATCH /saved-searches/:id', { params: { id }, body })),
    remove: ({ id }: Pick<SavedSearch, 'id'>) => call(api('DELETE /saved-searches/:id', { params: { id } })),
    look: ({ id }: Pick<SavedSearch, 'id'>) => call(api('POST /saved-searches/:id/looked', { params: { id } })),
  };
}
