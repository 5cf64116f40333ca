import type { CompanyInvoice } from '#contract/money/invoice.ts';
import type { Outcome } from '#contract/money/outcome.ts';
import { InvoiceState } from '#web/features/money/invoice/invoice-state.tsx';
import { PaperButton } from '#web/features/money/invoice/paper-button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Money } from '#web/ui/text/money.tsx';

const COLUMNS: Column<CompanyInvoice>[] = [
  { id: 'number', header: 'Faktura', is_row_header: true, class_name: 'tabular', cell: ({ number }) => number },
  { id: 'standing', header: 'Läge', cell: ({ standing }) => <InvoiceState standing={standing} /> },
  { id: 'due', header: 'Betalas senast', cell: ({ due_on }) => <DateText day={due_on} hasYear /> },
  { id: 'total', header: 'Belopp', align: 'end', cell: ({ total_ore }) => <Money ore={total_ore} /> },
  { id: 'open', header: 'Kvar', align: 'end', cell: ({ open_ore }) => <Money ore={open_ore} /> },
  {
    id: 'papers',
    header: 'Dokument',
    is_header_hidden: true,
    align: 'end',
    cell: ({ id, papers }) => (
      <span className="inline-flex flex-wrap justify-end gap-2 print:hidden">
        {papers.map((paper) => (
          <PaperButton key={paper.id} invoice_id={id} paper={paper} />
        ))}
      </span>
    ),
  },
];

/** The invoices of a project with their documents. Renders nothing for members who may not see invoices. */
export function OutcomeInvoices({ outcome: { invoices, uninvoiced_ore } }: { outcome: Outcome }) {
  if (invoices === null) return null;
  return (
    <Section
      title="Fakturor"
      description={
        uninvoiced_ore > 0 && (
          <>
            <Money ore={uninvoiced_ore} /> utan moms är inte fakturerat än.
          </>
        )
      }
    >
      {invoices.length > 0 ? (
        <DataTable label="Projektets fakturor" columns={COLUMNS} rows={invoices} keyOf={({ id }) => id} />
      ) : (
        <p className="text-ink-muted">Fakturan kommer när allt arbete i projektet är godkänt.</p>
      )}
    </Section>
  );
}
