import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BankDay } from '#contract/money/books.ts';
import { query } from '#web/api/client.ts';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { bookedText } from './books.view.ts';

const sum = (id: 'bank_ore' | 'ledger_ore' | 'difference_ore', header: string): Column<BankDay> => ({
  id,
  header,
  align: 'end',
  class_name: 'tabular whitespace-nowrap',
  cell: (day) => bookedText(day[id]),
});

const COLUMNS: Column<BankDay>[] = [
  {
    id: 'day',
    header: 'Dag',
    is_row_header: true,
    cell: ({ day, is_gap }) => (
      <span className="flex flex-wrap items-baseline gap-x-3">
        <DateText day={day} hasYear />
        {is_gap && <StateBadge tone="waiting">Kontoutdrag före saknas</StateBadge>}
      </span>
    ),
  },
  sum('bank_ore', 'Banken'),
  sum('ledger_ore', 'Konto 1930'),
  sum('difference_ore', 'Skillnad'),
  {
    id: 'left',
    header: 'Inte bokfört',
    align: 'end',
    cell: ({ unsettled_count }) =>
      unsettled_count > 0 && (
        <Link to="/AdminBank" className="text-link">
          {unsettled_count === 1 ? '1 post' : `${unsettled_count} poster`}
        </Link>
      ),
  },
];

/** The bank's balance of each day beside the balance of account 1930. */
export function BankPart() {
  const page = usePageNumber();
  const days = useQuery({
    ...query('GET /admin/books/bank-days', { query: { page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryFrame
      query={days}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState title="Inget saldo från banken ännu">
          Läs in ett kontoutdrag (camt.053) under Bank, så visas bankens saldo bredvid konto 1930.
        </EmptyState>
      }
    >
      {(data) => (
        <div className="flex flex-col gap-6">
          <p className="max-w-prose text-sm text-ink-muted">
            Skillnaden är det som kontot hade innan bokföringen började här, och det som inte är bokfört. Ändras den en
            dag är det den dagens poster som saknas.
          </p>
          <DataTable label="Bankens saldo dag för dag" columns={COLUMNS} rows={data.items} keyOf={({ day }) => day} />
          <PageLinks of={data} noun="dagar" hasTotal />
        </div>
      )}
    </QueryFrame>
  );
}
