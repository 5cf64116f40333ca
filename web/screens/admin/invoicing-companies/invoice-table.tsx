import type { InvoiceSummary } from '#contract/money/invoice.ts';
import { InvoiceState } from '#web/features/money/invoice/invoice-state.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { Money } from '#web/ui/text/money.tsx';

const columnsOf = (hrefOf: (id: string) => string): Column<InvoiceSummary>[] => [
  {
    id: 'invoice',
    header: 'Faktura',
    is_row_header: true,
    cell: ({ id, number, company_name, project_title }) => (
      <span className="block min-w-36">
        <Link to={hrefOf(id)} className="font-medium text-link">
          {company_name}
        </Link>
        <span className="block text-sm text-ink-muted">{number ? `${number}, ${project_title}` : project_title}</span>
      </span>
    ),
  },
  { id: 'standing', header: 'Läge', cell: ({ standing }) => <InvoiceState standing={standing} /> },
  {
    id: 'issued',
    header: 'Skickad',
    cell: ({ issued_on }) => (issued_on ? <DateText day={issued_on} /> : 'Inte än'),
  },
  {
    id: 'due',
    header: 'Betalas senast',
    cell: ({ due_on }) => due_on && <DateText day={due_on} />,
  },
  { id: 'total', header: 'Belopp', align: 'end', cell: ({ total_ore }) => <Money ore={total_ore} /> },
  {
    id: 'open',
    header: 'Kvar att betala',
    align: 'end',
    cell: ({ number, open_ore, overpaid_ore }) =>
      number && (
        <>
          <Money ore={open_ore} />
          {overpaid_ore > 0 && (
            <span className="block text-sm text-waiting">
              <Money ore={overpaid_ore} /> för mycket
            </span>
          )}
        </>
      ),
  },
];

/** Invoices as a table; each row opens its invoice beside the list. */
export function InvoiceTable({ rows, hrefOf }: { rows: readonly InvoiceSummary[]; hrefOf: (id: string) => string }) {
  return <DataTable label="Fakturor" columns={columnsOf(hrefOf)} rows={rows} keyOf={({ id }) => id} />;
}
