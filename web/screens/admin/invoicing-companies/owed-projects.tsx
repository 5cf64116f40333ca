import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OwedProject } from '#contract/money/invoice.ts';
import { api, query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
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

/** Work that stands on no invoice, by project. */
export function OwedProjects({ page }: { page: number }) {
  const owed = useQuery({
    ...query('GET /admin/owed-projects', { query: { page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryFrame
      query={owed}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState title="Allt godkänt arbete är fakturerat">
          Nytt arbete står här tills det har ett underlag.
        </EmptyState>
      }
    >
      {({ items, total, page_size }) => (
        <div className="flex flex-col gap-6">
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
          {(total > page_size || page > 1) && (
            <Pagination
              page={page}
              pageCount={Math.ceil(total / page_size)}
              total={total}
              noun="projekt"
              hrefOf={(to) => invoicesHref({ tab: 'owed', page: to })}
            />
          )}
          <CsvButton
            name="inte-fakturerat"
            columns={async () => (await import('#web/features/money/invoice/invoice-columns.ts')).owedColumns}
            fetchPage={(page) => api('GET /admin/owed-projects', { query: { page } })}
          />
        </div>
      )}
    </QueryFrame>
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
