import type { DeclarationDownload } from '#contract/money/declaration.ts';
import { query } from '#web/api/client.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';

const COLUMNS: Column<DeclarationDownload>[] = [
  { id: 'by', header: 'Av', is_row_header: true, cell: ({ by }) => by },
  { id: 'file', header: 'Fil', cell: ({ position }) => `Fil ${position}` },
  { id: 'when', header: 'När', cell: ({ created_date }) => <InstantText instant={created_date} /> },
];

/** The log of a month's downloads. */
export function DeclarationDownloads({ month }: { month: string }) {
  const list = useList(
    (page) => query('GET /admin/declarations/:month/downloads', { params: { month }, query: { page } }),
    'downloads',
  );
  return (
    <Section title="Hämtningar" description="Filerna har personnummer. Varje hämtning sparas.">
      <ListFrame list={list} noun={['hämtning', 'hämtningar']} hasTotal empty="Ingen fil är hämtad.">
        {({ items }) => <DataTable label="Hämtningar" columns={COLUMNS} rows={items} keyOf={({ id }) => id} />}
      </ListFrame>
    </Section>
  );
}
