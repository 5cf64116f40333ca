import { useQuery } from '@tanstack/react-query';
import type { SavedSearch } from '#contract/finding/saved-search.ts';
import { type CallArgs, query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';

const SAVED = query('GET /saved-searches');

/** The user's own saved searches by name. */
export function useSavedSearches() {
  return useQuery(SAVED);
}

export type NewSavedSearch = CallArgs<'POST /saved-searches'>['body'];
export type SavedSearchChange = CallArgs<'PATCH /saved-searches/:id'>['body'];

/** The commands for saved searches. Each rejects with an ApiError if the server refuses it. */
export function useSavedSearchCalls() {
  const { send, isPending } = useCommand();
  return {
    isPending,
    save: (body: NewSavedSearch) => send('POST /saved-searches', { body }),
    change: ({ id }: Pick<SavedSearch, 'id'>, body: SavedSearchChange) =>
      send('PATCH /saved-searches/:id', { params: { id }, body }),
    remove: ({ id }: Pick<SavedSearch, 'id'>) => send('DELETE /saved-searches/:id', { params: { id } }),
    look: ({ id }: Pick<SavedSearch, 'id'>) => send('POST /saved-searches/:id/looked', { params: { id } }),
  };
}
