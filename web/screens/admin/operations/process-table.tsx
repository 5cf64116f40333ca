import type { OperatedProcess } from '#contract/office/operations.ts';
import { formatBytes } from '#texts/people/recording-words.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { diskText, type Operations, processBadge } from './operations.view.ts';

const COLUMNS: readonly Column<OperatedProcess>[] = [
  {
    id: 'process',
    header: 'Process',
    is_row_header: true,
    cell: ({ host, pid, version, migration }) => (
      <span className="block min-w-40 wrap-anywhere">
        <span className="block font-medium">{`${host} (${pid})`}</span>
        <span className="block text-sm text-ink-muted tabular">{`Version ${version}, migrering ${migration}`}</span>
      </span>
    ),
  },
  {
    id: 'standing',
    header: 'Läge',
    cell: (one) => {
      const { tone, words } = processBadge(one);
      return (
        <StateBadge tone={tone} wraps>
          {words}
        </StateBadge>
      );
    },
  },
  { id: 'started', header: 'Startad', cell: ({ started_date }) => <InstantText instant={started_date} /> },
  { id: 'seen', header: 'Hördes senast', cell: ({ seen_date }) => <InstantText instant={seen_date} /> },
  { id: 'memory', header: 'Minne', align: 'end', cell: ({ memory_bytes }) => formatBytes(memory_bytes) },
  { id: 'loop', header: 'Fördröjning', align: 'end', cell: ({ loop_ms }) => `${formatNumber(loop_ms)}\u00a0ms` },
  { id: 'disk', header: 'Ledig disk', align: 'end', cell: diskText },
  {
    id: 'search',
    header: 'I sökningen',
    align: 'end',
    // A process learns the number with its first search.
    cell: ({ search_documents }) => (search_documents === 0 ? '–' : formatNumber(search_documents)),
  },
];

/** The processes of the product, on all machines. */
export function ProcessTable({ processes }: Pick<Operations, 'processes'>) {
  return (
    <Section title="Processer">
      <DataTable
        label="Processer"
        room="most"
        columns={COLUMNS}
        rows={processes}
        keyOf={({ id }) => id}
        empty={<p className="text-ink-muted">Ingen process har hörts av än.</p>}
      />
    </Section>
  );
}
