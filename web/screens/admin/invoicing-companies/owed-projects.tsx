import type { OwedProject } from '#contract/money/invoice.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { invoicesHref } from './invoices-url.ts';

const COLUMNS: Column<OwedProject>[] = [
  {
    id: 'project',
    header: 'Projekt',
    is_row_header: true,
    cell: ({ project_title, company_name }) => (
      <span className="block min-w-40">
        <span className="block font-medium">{project_title}</span>
        <span className="block text-sm text-ink-muted">{company_name}</span>
      </span>
    ),
  },
  { id: 'day', header: 'Arbetat till', cell: ({ happened_on }) => <DateText day={happened_on} /> },
  { id: 'count', header: 'Poster', align: 'end', class_name: 'tabular', cell: ({ charge_count }) => charge_count },
  { id: 'sum', header: 'Utan moms', align: 'end', cell: ({ ex_vat_ore }) => <Money ore={ex_vat_ore} /> },
  {
    id: 'open',
    header: 'Rapporter som väntar',
    align: 'end',
    class_name: 'tabular',
    cell: ({ open_report_count }) => (open_report_count === 0 ? 'Inga' : open_report_count),
  },
  {
    id: 'commands',
    header: 'Gör något',
    is_header_hidden: true,
    align: 'end',
    cell: (project) => <MakeDraft project={project} />,
  },
];

/** Work without an invoice, by project. */
export function OwedProjects() {
  return (
    <ListFrame
      list={useList((page) => query('GET /admin/owed-projects', { query: { page } }))}
      noun="projekt"
      empty={{
        title: 'Allt godkänt arbete är fakturerat',
        text: 'Nytt arbete står här tills det har ett underlag.',
      }}
      csv={{
        name: 'inte-fakturerat',
        columns: async () => (await import('#web/features/money/invoice/invoice-columns.ts')).owedColumns,
      }}
    >
      {({ items }) => (
        <>
          <p className="max-w-prose text-sm text-ink-muted">
            Underlaget görs av sig självt när alla rapporter i projektet är klara. Vill du fakturera det som är klart
            redan nu gör du underlaget här.
          </p>
          <DataTable
            label="Projekt med arbete som inte är fakturerat"
            columns={COLUMNS}
            rows={items}
            keyOf={({ id }) => id}
          />
        </>
      )}
    </ListFrame>
  );
}

function MakeDraft({ project: { id, project_title } }: { project: OwedProject }) {
  const { run, isPending } = useCommand({ hasToast: true });
  const navigate = useNavigate();
  const make = async () => {
    const made = await run('POST /admin/invoices', { body: { project_id: id } });
    if (made) navigate(invoicesHref({ tab: 'draft', id: made.id }));
  };
  return (
    <Button size="small" isBusy={isPending} onClick={make}>
      Gör underlag<span className="sr-only"> för {project_title}</span>
    </Button>
  );
}
