import type { BatchRow } from '#contract/money/batch.ts';
import { batchStatusLabels } from '#texts/money/payout-words.ts';
import { query } from '#web/api/client.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { DateText, InstantText } from '#web/ui/text/date-text.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge, toneInk } from '#web/ui/text/state-badge.tsx';
import { BatchCommands } from './batch-commands.tsx';
import { emptyTabs, payoutCount } from './invoicing.view.ts';

const COLUMNS: Column<BatchRow>[] = [
  {
    id: 'number',
    header: 'Fil',
    is_row_header: true,
    cell: (batch) => (
      <span className="block min-w-32">
        <span className="block font-medium">Fil {batch.number}</span>
        <span className="block text-sm text-ink-muted">{payoutCount(batch.payout_count)}</span>
        {batch.doubt_count > 0 && batch.actions.length > 0 && (
          <span className={`block text-sm ${toneInk.waiting}`}>{batch.doubt_count} att se efter</span>
        )}
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
export function Batches() {
  return (
    <ListFrame
      isUnderTabs
      list={useList((page) => query('GET /admin/batches', { query: { page } }))}
      noun={['fil', 'filer']}
      hasTotal
      empty={emptyTabs.files}
      csv={{
        name: 'filer-till-banken',
        columns: async () => (await import('#web/features/money/payout/payout-columns.ts')).batchColumns,
      }}
    >
      {({ items }) => (
        <DataTable room="more" label="Filer till banken" columns={COLUMNS} rows={items} keyOf={({ id }) => id} />
      )}
    </ListFrame>
  );
}
