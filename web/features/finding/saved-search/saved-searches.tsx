import { useEffect, useEffectEvent } from 'react';
import type { SavedSearch } from '#contract/finding/saved-search.ts';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { useSavedSearchCalls, useSavedSearches } from './saved-search-queries.ts';
import { SavedSearchRow } from './saved-search-row.tsx';

export interface SavedSearchesProps {
  /** Id of a search to open at once, from the link in a mail. */
  openId?: string | undefined;
  /** The address of the search. */
  hrefOf: (query: SavedSearch['query']) => string;
  /** Opens the search in place of this page, so that 'back' does not return here. */
  onOpen: (query: SavedSearch['query']) => void;
}

/** The user's saved searches, each with commands to open, rename and delete it, and to turn its mails on or off. */
export function SavedSearches({ openId, hrefOf, onOpen }: SavedSearchesProps) {
  const searches = useSavedSearches();
  const calls = useSavedSearchCalls();
  const errorText = useErrorText();
  const refuse = (error: unknown) => showToast(errorText(error), { tone: 'lost' });
  // A failure to record the visit is silent: the matches are shown anyway.
  const look = (search: SavedSearch) => void calls.look(search).catch(() => undefined);

  const wanted = searches.data?.items.find(({ id }) => id === openId);
  const openWanted = useEffectEvent((search: SavedSearch) => {
    look(search);
    onOpen(search.query);
  });
  const wantedId = wanted?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once, not after each fetch of the list
  useEffect(() => {
    if (wanted) openWanted(wanted);
  }, [wantedId]);

  const remove = async (search: SavedSearch): Promise<void> => {
    const { name, query, notify } = search;
    try {
      await calls.remove(search);
    } catch (error) {
      refuse(error);
      return;
    }
    const putBack = () => void calls.save({ name, query, notify }).catch(refuse);
    showToast(`Sökningen ${name} är borttagen.`, { action: { label: 'Ångra', onChoose: putBack } });
  };
  return (
    <div className="flex flex-col gap-6">
      {openId !== undefined && searches.data && !wanted && (
        <Callout tone="info" role="status">
          Sökningen i länken finns inte här. Den kan vara borttagen, eller sparad av någon annan.
        </Callout>
      )}
      <QueryFrame
        query={searches}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title="Inga sparade sökningar ännu">
            Sök som vanligt och tryck på ”Spara sökningen”. Då hittar du tillbaka hit, och får mejl när någon ny passar
            om du vill.
          </EmptyState>
        }
      >
        {({ items }) => (
          <ul aria-label="Sparade sökningar" className="divide-y divide-hairline border-y border-hairline">
            {items.map((search) => (
              <SavedSearchRow
                key={search.id}
                search={search}
                href={hrefOf(search.query)}
                onOpen={() => look(search)}
                onRename={(name) => calls.change(search, { name })}
                onNotify={(notify) => calls.change(search, { notify }).catch(refuse)}
                onRemove={() => remove(search)}
              />
            ))}
          </ul>
        )}
      </QueryFrame>
    </div>
  );
}
