import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import type { FramedQuery } from '#web/ui/frame/query-frame.tsx';
import { usePageNumber } from '#web/ui/list/page-links.tsx';

/** A page of a list, as a route answers it. */
export interface ListPage {
  readonly items: readonly { readonly id: string }[];
  readonly page: number;
  readonly page_size: number;
  readonly total: number;
}

/** The query of a list's page, a function that fetches other pages, and the address parameter of the page. */
export interface List<Data> {
  readonly query: FramedQuery<Data> & { readonly isPlaceholderData: boolean };
  readonly fetchPage: (page: number) => Promise<Data>;
  /** The address parameter that holds the page number. */
  readonly pageName: string;
}

/** The query of one page of a list, as `query()` makes it. */
type AskPage<Data> = (page: number) => { readonly queryKey: QueryKey; readonly queryFn: () => Promise<Data> };

/** Fetches the page that the address names. The previous page stays until the next one has loaded. */
export function useList<Data>(ask: AskPage<Data>, pageName = 'page'): List<Data> {
  const query = useQuery({ ...ask(usePageNumber(pageName)), placeholderData: keepPreviousData });
  return { query, fetchPage: (page) => ask(page).queryFn(), pageName };
}
