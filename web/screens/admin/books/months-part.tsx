import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookMonthShown } from '#contract/money/books.ts';
import { monthText } from '#texts/money/books-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

const COLUMNS: Column<BookMonthShown>[] = [
  {
    id: 'month',
    header: 'Månad',
    is_row_header: true,
    cell: ({ month }) => <span className="first-letter:uppercase inline-block">{monthText(month)}</span>,
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
    cell: ({ closed }) =>
      closed ? (
        <span className="flex flex-wrap items-baseline gap-x-3">
          <StateBadge tone="agreed">Stängd</StateBadge>
          <span className="text-sm text-ink-muted">
            {closed.by} {formatInstant(closed.date)}
          </span>
        </span>
      ) : (
        <StateBadge tone="neutral">Öppen</StateBadge>
      ),
  },
  {
    id: 'close',
    header: 'Gör något',
    is_header_hidden: true,
    align: 'end',
    cell: (month) => <CloseMonth {...month} />,
  },
];

/** The months of the books, and the command to close a month. */
export function MonthsPart() {
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
            Stäng en månad när den är avstämd och momsen är deklarerad. Månader stängs i ordning.
          </p>
          <DataTable label="Bokföringens månader" columns={COLUMNS} rows={data.items} keyOf={({ month }) => month} />
          <PageLinks of={data} noun="månader" hasTotal />
        </div>
      )}
    </QueryFrame>
  );
}

function CloseMonth({ month, actions }: BookMonthShown) {
  const { send } = useCommand();
  const [isAsked, setIsAsked] = useState(false);
  const name = monthText(month);
  if (!actions.includes('close')) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsAsked(true)}>
        Stäng {name}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={`Stäng ${name}?`}
        confirmLabel={`Stäng ${name}`}
        isDangerous
        onConfirm={async () => {
          await send('POST /admin/books/months/close', { body: { month } });
          showToast(`Bokföringen för ${name} är stängd`);
        }}
      >
        Ingenting kan bokföras i månaden efteråt. Det som hände då men kommer in senare bokförs i nästa öppna månad. Det
        går inte att ångra.
      </ConfirmDialog>
    </>
  );
}
