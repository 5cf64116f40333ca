import type { BatchRow } from '#contract/money/batch.ts';
import { batchStatusLabels } from '#texts/money/payout-words.ts';
import { api } from '#web/api/client.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { useBatches } from '#web/features/money/payout/payout-queries.ts';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { DateText, InstantText } from '#web/ui/text/date-text.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { BatchCommands } from './batch-commands.tsx';
import { emptyTabs, payoutCount } from './invoicing.view.ts';
import { invoicingHref } from './invoicing-url.ts';

const COLUMNS: Column<BatchRow>[] = [
  {
    id: 'number',
    header: 'Fil',
    is_row_header: true,
    cell: (batch) => (
      <span className="block min-w-32">
        <span className="block font-medium">Fil {batch.number}</span>
        <span className="block text-sm text-ink-muted">{payoutCount(batch.payout_count)}</span>
      </span>
    ),
  },
  { id: 'execution', header: 'Banken betalar', cell: (batch) => <DateText day={batch.execution_on} /> },
  { id: 'total', header: 'Belopp', align: 'end', cell: (batch) => <Money ore={batch.total_ore} /> },
  {
    id: 'made',
    header: 'Gjord',
    cell: (batch) => (
      <span className="block">
        <InstantText instant={batch.created_date} />
        <span className="block text-sm text-ink-muted">{batch.made_by}</span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'Läge',
    cell: ({ status }) => (
      <StateBadge tone={batchStatusLabels[status].tone}>{batchStatusLabels[status].word}</StateBadge>
    ),
  },
  {
    id: 'commands',
    header: 'Gör något',
    is_header_hidden: true,
    align: 'end',
    cell: (batch) => <BatchCommands batch={batch} />,
  },
];

/** The files to the bank, the newest first. */
export function Batches({ page }: { page: number }) {
  const found = useBatches(page);
  const list = found.isPlaceholderData ? { ...found, data: undefined } : found;
  return (
    <QueryFrame
      query={list}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState title={emptyTabs.files.title}>{emptyTabs.files.text}</EmptyState>}
    >
      {(data) => (
        <div className="flex flex-col gap-6">
          <DataTable room="more" label="Filer till banken" columns={COLUMNS} rows={data.items} keyOf={({ id }) => id} />
          <Pagination
            page={page}
            pageCount={Math.ceil(data.total / data.page_size)}
            total={data.total}
            noun={data.total === 1 ? 'fil' : 'filer'}
            hrefOf={(to) => invoicingHref({ tab: 'files', page: to })}
          />
          <CsvButton
            name="filer-till-banken"
            columns={async () => (await import('#web/features/money/payout/payout-columns.ts')).batchColumns}
            fetchPage={(page) => api('GET /admin/batches', { query: { page } })}
          />
        </div>
      )}
    </QueryFrame>
  );
}
