import { ArrowLeft, ArrowRight } from 'lucide-react';
import { LinkButton } from '#web/ui/form/button.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';

export interface PaginationProps {
  page: number;
  pageCount: number;
  /** Total number of items, shown with the noun: 143 and 'personer'. */
  total: number;
  noun: string;
  hrefOf: (page: number) => string;
}

/**
 * Links to the previous and next page, and the total. If the page is past the last one, as after removals, the link to
 * the previous page goes to the last page.
 */
export function Pagination({ page, pageCount, total, noun, hrefOf }: PaginationProps) {
  const amount = `${formatNumber(total)} ${noun}`;
  const last = Math.max(1, pageCount);
  return (
    <nav aria-label="Sidor" className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-4">
      <p className="text-sm text-ink-muted tabular">
        {pageCount > 1 && page <= last ? `Sida ${page} av ${pageCount}, ${amount}` : amount}
      </p>
      <div className="flex gap-2 empty:hidden">
        {page > 1 && (
          <LinkButton size="small" icon={ArrowLeft} to={hrefOf(Math.min(page - 1, last))} rel="prev">
            Föregående
          </LinkButton>
        )}
        {page < pageCount && (
          <LinkButton size="small" to={hrefOf(page + 1)} rel="next">
            Nästa
            <ArrowRight aria-hidden="true" className="size-4" strokeWidth={1.75} />
          </LinkButton>
        )}
      </div>
    </nav>
  );
}
