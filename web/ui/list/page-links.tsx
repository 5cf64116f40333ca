import { useSearchParams } from '#web/ui/frame/location.ts';
import { Pagination } from './pagination.tsx';

/**
 * The page number in the address; 1 if there is none. On a screen with several lists each list has its own parameter.
 */
export function usePageNumber(name = 'page'): number {
  const [params] = useSearchParams();
  return Math.max(1, Number.parseInt(params.get(name) ?? '', 10) || 1);
}

export interface PageLinksProps {
  /** Page, page size and total from the server's answer. */
  of: { readonly page: number; readonly page_size: number; readonly total: number };
  /** The counted thing in the plural, such as 'personer'. */
  noun: string;
  /** Name of the page parameter in the address. */
  name?: string | undefined;
  /** True if the total is shown even when one page holds all rows. */
  hasTotal?: boolean | undefined;
}

/**
 * Links to the other pages of a list whose page is in the address. If there is only one page: the total with
 * `hasTotal`, otherwise nothing.
 */
export function PageLinks({ of: { page, page_size, total }, noun, name = 'page', hasTotal }: PageLinksProps) {
  const [params] = useSearchParams();
  if (total <= page_size && page === 1 && !hasTotal) return null;
  const hrefOf = (to: number) => {
    const next = new URLSearchParams(params);
    if (to > 1) next.set(name, String(to));
    else next.delete(name);
    return `?${next}`;
  };
  return <Pagination page={page} pageCount={Math.ceil(total / page_size)} total={total} noun={noun} hrefOf={hrefOf} />;
}
