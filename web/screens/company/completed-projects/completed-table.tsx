import type { CompletedProject } from '#contract/money/outcome.ts';
import { projectKindLabels } from '#texts/projects/labels.ts';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import type { Sort } from '#web/ui/list/sort-rows.ts';
import { Link } from '#web/ui/text/link.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { TwoLineSpan } from '#web/ui/text/two-line-span.tsx';
import { daysText, leftToDo, peopleText } from './completed.view.ts';
import { outcomeHref } from './completed-url.ts';

const COLUMNS: Column<CompletedProject>[] = [
  {
    id: 'title',
    header: 'Projekt',
    is_row_header: true,
    is_sortable: true,
    cell: (project) => (
      <span className="block min-w-40">
        <Link to={outcomeHref(project.id)} className="voice-serif text-lg leading-6 hover:underline">
          {project.title}
        </Link>
        {project.kind === 'order' && (
          <span className="block text-sm font-normal text-ink-muted">{projectKindLabels.order}</span>
        )}
      </span>
    ),
  },
  {
    id: 'day',
    header: 'Dagar',
    is_sortable: true,
    cell: ({ first_day, last_day, day_count }) => (
      <span>
        {last_day ? <TwoLineSpan from={first_day ?? last_day} to={last_day} /> : '–'}
        {day_count > 0 && <span className="block text-ink-muted">{daysText(day_count)}</span>}
      </span>
    ),
  },
  { id: 'people', header: 'Medverkande', cell: ({ people_count }) => peopleText(people_count) },
  {
    id: 'left',
    header: 'Läge',
    cell: (project) => (
      <span className="flex flex-col gap-1 stacked:items-end">
        {leftToDo(project).map(({ tone, words }) => (
          <StateBadge key={words} tone={tone}>
            {words}
          </StateBadge>
        ))}
      </span>
    ),
  },
  {
    id: 'cost',
    header: 'Kostnad utan moms',
    align: 'end',
    is_sortable: true,
    cell: ({ charged_ore }) => <Money ore={charged_ore} />,
  },
];

const INVOICED: Column<CompletedProject> = {
  id: 'invoiced',
  header: 'Fakturerat med moms',
  align: 'end',
  cell: ({ invoiced }) =>
    invoiced && (
      <span>
        <Money ore={invoiced.total_ore} />
        {invoiced.open_ore > 0 && (
          <span className="block text-ink-muted">
            kvar <Money ore={invoiced.open_ore} />
          </span>
        )}
      </span>
    ),
};

interface CompletedTableProps {
  rows: readonly CompletedProject[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** Completed projects, one row each. The invoiced sum is shown only to members who may see invoices. */
export function CompletedTable({ rows, sort, onSort }: CompletedTableProps) {
  const columns = rows.some(({ invoiced }) => invoiced !== null) ? [...COLUMNS, INVOICED] : COLUMNS;
  return (
    <DataTable
      room="more"
      label="Avslutade projekt"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  );
}
