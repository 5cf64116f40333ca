import type { DeclaredPerson } from '#contract/money/declaration.ts';
import { statementChangeLabels, taxBoxLabels } from '#texts/money/declaration-words.ts';
import { query } from '#web/api/client.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

const COLUMNS: Column<DeclaredPerson>[] = [
  { id: 'name', header: 'Namn', is_row_header: true, cell: ({ name }) => name },
  {
    id: 'specification',
    header: 'Specifikation (570)',
    class_name: 'tabular',
    cell: ({ specification }) => specification,
  },
  { id: 'gross', header: 'Lön', align: 'end', cell: ({ gross_ore }) => <Money ore={gross_ore} /> },
  {
    id: 'tax',
    header: 'Skatt',
    align: 'end',
    cell: ({ tax_ore, tax_box }) => (
      <span className="block">
        <Money ore={tax_ore} />
        <span className="block text-sm text-ink-muted">{taxBoxLabels[tax_box]}</span>
      </span>
    ),
  },
  {
    id: 'change',
    header: 'Mot det inlämnade',
    cell: ({ change }) => (
      <StateBadge tone={statementChangeLabels[change].tone}>{statementChangeLabels[change].word}</StateBadge>
    ),
  },
];

/** The people of a month, without personal numbers. */
export function DeclarationPeople({ month }: { month: string }) {
  const list = useList(
    (page) => query('GET /admin/declarations/:month/people', { params: { month }, query: { page } }),
    'people',
  );
  return (
    <Section title="Personer">
      <ListFrame list={list} noun={['person', 'personer']} hasTotal empty="Ingen lön är betald i månaden.">
        {({ items }) => (
          <DataTable
            room="more"
            label="Månadens personer"
            columns={COLUMNS}
            rows={items}
            keyOf={({ specification }) => String(specification)}
          />
        )}
      </ListFrame>
    </Section>
  );
}
