import type { TalentTab } from '#domain/finding/saved-search/saved-search.rules.ts';
import type { ShownList } from '#web/features/finding/shortlist/shown-list.ts';

/** The address parameters of the tabs; the parameters of the search stand beside them. */
const OWN_NAMES = ['tab', 'list', 'list_page', 'open'] as const;

/** The open tab, and the list or saved search in it. */
export interface ShownTab {
  readonly tab: TalentTab;
  readonly lists: ShownList;
  /** Id of the saved search that a mail leads to. */
  readonly open: string | undefined;
}

const PAGE_MAX = 1000;

/** The tab in an address; the tab of the search if the name is missing or unknown. */
export function readTabs(params: URLSearchParams): ShownTab {
  const tab = params.get('tab');
  const page = Number(params.get('list_page') ?? 1);
  return {
    tab: tab === 'lists' || tab === 'searches' ? tab : 'search',
    lists: {
      list: params.get('list') || undefined,
      page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
    },
    open: params.get('open') || undefined,
  };
}

/** The address of a tab. The search stays in the address, so that the user can return to it. */
export function writeTab(params: URLSearchParams, tab: TalentTab, lists?: ShownList): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of OWN_NAMES) next.delete(name);
  if (tab !== 'search') next.set('tab', tab);
  if (tab === 'lists' && lists?.list) next.set('list', lists.list);
  if (tab === 'lists' && lists && lists.page > 1) next.set('list_page', String(lists.page));
  return next;
}
