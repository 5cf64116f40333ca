import { useSearchParams } from '#web/ui/frame/location.ts';
import { Pagination } from './pagination.tsx';

/** The page in the address, by default the first. On a screen with several lists each has its own name. */
export function usePageNumber(name = 'page'): number {
  const [params] = useSearchParams();
  return Math.max(1, Number.parseInt(params.get(name) ?? '', 10) || 1);
}

export interface PageLinksProps {
  /** The counts in the server's answer. */
  of: { readonly page: number; readonly page_size: number; readonly total: number };
  /** The counted noun, in the plural. */
  noun: string;
  /** Name of the page parameter in the address. */
  name?: string | undefined;
  /** True if the total is shown even when one page holds all rows. */
  hasTotal?: boolean | undefined;
}

/** Links to the other pages of a list whose page is in the address; at most the total if one page shows all. */
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
