import type { DeclarationFile } from '#contract/money/declaration.ts';
import { query } from '#web/api/client.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { DateText, InstantText } from '#web/ui/text/date-text.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { fileContentText } from './books.view.ts';
import { DeclarationCommands } from './declaration-commands.tsx';

const COLUMNS: Column<DeclarationFile>[] = [
  {
    id: 'file',
    header: 'Fil',
    is_row_header: true,
    cell: (file) => (
      <span className="block min-w-32">
        <span className="block font-medium">Fil {file.position}</span>
        <span className="block text-sm text-ink-muted">{fileContentText(file)}</span>
      </span>
    ),
  },
  { id: 'tax', header: 'Skatt (497)', align: 'end', cell: ({ tax_ore }) => <Money ore={tax_ore} /> },
  {
    id: 'contributions',
    header: 'Avgifter (487)',
    align: 'end',
    cell: ({ contributions_ore }) => <Money ore={contributions_ore} />,
  },
  {
    id: 'made',
    header: 'Skapad',
    cell: ({ created_date, by, sha256 }) => (
      <span className="block">
        <InstantText instant={created_date} />
        <span className="block text-sm text-ink-muted">{by}</span>
        <span className="block text-sm text-ink-muted tabular" title={`SHA-256 ${sha256}`}>
          {sha256.slice(0, 12)}
        </span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'Läge',
    cell: ({ handed_in }) =>
      handed_in ? (
        <span className="block">
          <StateBadge tone="agreed">Inlämnad</StateBadge>
          <span className="block text-sm text-ink-muted">
            <DateText day={handed_in.on} /> {handed_in.by}
          </span>
        </span>
      ) : (
        <StateBadge tone="neutral">Inte inlämnad</StateBadge>
      ),
  },
  {
    id: 'commands',
    header: 'Gör något',
    is_header_hidden: true,
    align: 'end',
    cell: (file) => <DeclarationCommands file={file} />,
  },
];

/** The files of a month. */
export function DeclarationFiles({ month }: { month: string }) {
  const list = useList(
    (page) => query('GET /admin/declarations/:month/files', { params: { month }, query: { page } }),
    'files',
  );
  return (
    <Section title="Filer">
      <ListFrame list={list} noun={['fil', 'filer']} hasTotal empty="Ingen fil är skapad ännu.">
        {({ items }) => (
          <DataTable room="most" label="Månadens filer" columns={COLUMNS} rows={items} keyOf={({ id }) => id} />
        )}
      </ListFrame>
    </Section>
  );
}
