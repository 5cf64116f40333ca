import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DeclaredMonth } from '#contract/money/declaration.ts';
import { monthText } from '#texts/money/books-words.ts';
import { declarationStateLabels } from '#texts/money/declaration-words.ts';
import { query } from '#web/api/client.ts';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { Link } from '#web/ui/text/link.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { booksHref, readBooksUrl } from './books-url.ts';
import { DeclarationMonth } from './declaration-month.tsx';

const sum = (id: 'gross_ore' | 'tax_ore' | 'contributions_ore', header: string): Column<DeclaredMonth> => ({
  id,
  header,
  align: 'end',
  cell: (row) => <Money ore={row[id]} />,
});

const COLUMNS: Column<DeclaredMonth>[] = [
  {
    id: 'month',
    header: 'Månad',
    is_row_header: true,
    cell: ({ month }) => (
      <Link
        to={booksHref({ part: 'declarations', page: 1, month })}
        className="text-link first-letter:uppercase inline-block"
      >
        {monthText(month)}
      </Link>
    ),
  },
  { id: 'people', header: 'Personer', align: 'end', cell: ({ person_count }) => formatNumber(person_count) },
  sum('gross_ore', 'Lön'),
  sum('tax_ore', 'Skatt'),
  sum('contributions_ore', 'Avgifter'),
  {
    id: 'state',
    header: 'Läge',
    cell: ({ state, hand_in_by }) => (
      <span className="flex flex-wrap items-center gap-x-3">
        <StateBadge tone={declarationStateLabels[state].tone}>{declarationStateLabels[state].word}</StateBadge>
        {state !== 'handed_in' && (
          <span className="text-sm text-ink-muted">
            senast <DateText day={hand_in_by} />
          </span>
        )}
      </span>
    ),
  },
];

/** The months of the employer's declaration, or one of them. */
export function DeclarationsPart() {
  const { month } = readBooksUrl(useSearchParams()[0]);
  return month === undefined ? <Months /> : <DeclarationMonth month={month} />;
}

function Months() {
  const page = usePageNumber();
  const months = useQuery({
    ...query('GET /admin/declarations', { query: { page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryFrame
      query={months}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState title="Inga löner ännu">Den första månaden kommer när en lön betalas ut.</EmptyState>}
    >
      {(data) => (
        <div className="flex flex-col gap-6">
          <p className="max-w-prose text-sm text-ink-muted">
            Löner räknas i den månad då de betalas ut. Kommer en lön tillbaka från banken blir månaden att rätta.
          </p>
          <DataTable
            room="more"
            label="Arbetsgivardeklarationens månader"
            columns={COLUMNS}
            rows={data.items}
            keyOf={({ month }) => month}
          />
          <PageLinks of={data} noun="månader" hasTotal />
        </div>
      )}
    </QueryFrame>
  );
}
