export const DETAIL_TABS = ['overview', 'talents', 'auditions', 'bookings', 'work', 'file', 'log'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

export interface DetailsUrl {
  /** Null if the address names no project. */
  readonly id: string | null;
  readonly tab: DetailTab;
  /** Page of the log, from 1. */
  readonly page: number;
}

/** Reads project, tab and page from the address; an unknown tab counts as missing. */
export function readDetailsUrl(params: URLSearchParams): DetailsUrl {
  const page = Number(params.get('page'));
  return {
    id: params.get('id'),
    tab: DETAIL_TABS.find((tab) => tab === params.get('tab')) ?? 'overview',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a tab of one project, without default values. */
export function detailsHref(id: string, tab: DetailTab, page = 1): string {
  const params = new URLSearchParams({ id });
  if (tab !== 'overview') params.set('tab', tab);
  if (page > 1) params.set('page', String(page));
  return `/AdminProjectDetails?${params}`;
}
