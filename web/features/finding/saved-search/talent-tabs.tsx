import type { ReactNode } from 'react';
import type { TalentTab } from '#domain/finding/saved-search/saved-search.rules.ts';
import { NO_SEARCH, writeSearch } from '#web/features/finding/search/search-url.ts';
import type { RoleAdder } from '#web/features/finding/shortlist/shortlist-people.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { SavedSearchesProps } from './saved-searches.tsx';
import { readTabs, writeTab } from './tabs-url.ts';

export interface TalentTabsProps {
  /** The search under the first tab. It stays in the address while another tab is open. */
  children: ReactNode;
  AddToRole: RoleAdder;
}

const shortlistPanel = onDemand(() => import('#web/features/finding/shortlist/shortlist-panel.tsx'));
const savedSearches = onDemand(() => import('./saved-searches.tsx'));

const searchHref = (query: Parameters<SavedSearchesProps['hrefOf']>[0]) => `?${writeSearch({ ...NO_SEARCH, query })}`;

/** The tabs of a search screen: the search, the lists and the saved searches, each with its own address. */
export function TalentTabs({ children, AddToRole }: TalentTabsProps) {
  const [params, setParams] = useSearchParams();
  const { tab, lists, open } = readTabs(params);
  const go = (next: TalentTab) => setParams(writeTab(params, next));
  const toSearch = () => go('search');
  const shortlists = useOnDemand(shortlistPanel, tab === 'lists', toSearch);
  const searches = useOnDemand(savedSearches, tab === 'searches', toSearch);
  return (
    <Tabs
      label="Talanger"
      value={tab}
      onChange={(next) => go(readTabs(new URLSearchParams({ tab: next })).tab)}
      tabs={[
        { id: 'search', label: 'Sök', content: children },
        {
          id: 'lists',
          label: 'Listor',
          content: shortlists ? (
            <shortlists.ShortlistPanel
              shown={lists}
              hrefOf={(shown) => `?${writeTab(params, 'lists', shown)}`}
              onGo={(shown, options) => setParams(writeTab(params, 'lists', shown), options)}
              AddToRole={AddToRole}
            />
          ) : (
            <Loading />
          ),
        },
        {
          id: 'searches',
          label: 'Sparade sökningar',
          content: searches ? (
            <searches.SavedSearches
              openId={open}
              hrefOf={searchHref}
              onOpen={(query) => setParams(new URLSearchParams(searchHref(query)), { replace: true })}
            />
          ) : (
            <Loading />
          ),
        },
      ]}
    />
  );
}
