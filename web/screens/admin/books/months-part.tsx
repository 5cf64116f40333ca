import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BookMonthShown } from '#contract/money/month.ts';
import { monthText } from '#texts/money/books-words.ts';
import { query } from '#web/api/client.ts';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { BookMonth } from './book-month.tsx';
import { booksHref, readBooksUrl } from './books-url.ts';

const COLUMNS: Column<BookMonthShown>[] = [
  {
    id: 'month',
    header: 'Månad',
    is_row_header: true,
    cell: ({ month }) => (
      <Link
        to={booksHref({ part: 'months', page: 1, month })}
        className="text-link first-letter:uppercase inline-block"
      >
        {monthText(month)}
      </Link>
    ),
  },
  {
    id: 'count',
    header: 'Verifikationer',
    align: 'end',
    class_name: 'tabular',
    cell: ({ voucher_count }) => formatNumber(voucher_count),
  },
  {
    id: 'closed',
    header: 'Läge',
    cell: ({ closed, actions }) =>
      closed ? (
        <span className="flex flex-wrap items-baseline gap-x-3">
          <StateBadge tone="agreed">Stängd</StateBadge>
          <span className="text-sm text-ink-muted">
            {closed.by} {formatInstant(closed.date)}
          </span>
        </span>
      ) : (
        <StateBadge tone={actions.includes('close') ? 'waiting' : 'neutral'}>
          {actions.includes('close') ? 'Att stänga' : 'Öppen'}
        </StateBadge>
      ),
  },
];

/** The months of the books, or one of them with what is left in it. */
export function MonthsPart() {
  const { month } = readBooksUrl(useSearchParams()[0]);
  return month === undefined ? <Months /> : <BookMonth month={month} />;
}

function Months() {
  const page = usePageNumber();
  const months = useQuery({
    ...query('GET /admin/books/months', { query: { page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryFrame
      query={months}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState title="Inga månader ännu">Den första kommer när något bokförs.</EmptyState>}
    >
      {(data) => (
        <div className="flex flex-col gap-6">
          <p className="max-w-prose text-sm text-ink-muted">
            Öppna en månad, så syns vad som är klart och vad som är kvar innan den stängs. Månader stängs i ordning.
          </p>
          <DataTable label="Bokföringens månader" columns={COLUMNS} rows={data.items} keyOf={({ month }) => month} />
          <PageLinks of={data} noun="månader" hasTotal />
        </div>
      )}
    </QueryFrame>
  );
}
