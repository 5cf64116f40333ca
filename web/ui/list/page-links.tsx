import { useSearchParams } from '#web/ui/frame/location.ts';
import { Pagination } from './pagination.tsx';

/** Which page the address asks for: the first, unless it names another. A screen with several lists names each. */
export function usePageNumber(name = 'page'): number {
  const [params] = useSearchParams();
  return Math.max(1, Number.parseInt(params.get(name) ?? '', 10) || 1);
}

export interface PageLinksProps {
  /** The page that is shown, as the server answers it. */
  of: { readonly page: number; readonly page_size: number; readonly total: number };
  /** The counted noun, in the plural. */
  noun: string;
  /** The name of the page in the address. */
  name?: string | undefined;
  /** True if the total is told where one page shows all of it, too. */
  hasTotal?: boolean | undefined;
}

/** The way to the other pages of a list whose page stands in the address; nothing but the total where all of it is shown. */
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
