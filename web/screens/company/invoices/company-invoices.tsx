import type { CompanyInvoice } from '#contract/money/invoice.ts';
import { query } from '#web/api/client.ts';
import { CreditRoom } from '#web/features/companies/credit/credit-room.tsx';
import { useTab } from '#web/features/kernel/list/list-tabs.tsx';
import { TabbedListScreen } from '#web/features/kernel/list/tabbed-list-screen.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { InvoiceState } from '#web/features/money/invoice/invoice-state.tsx';
import { PaperButton } from '#web/features/money/invoice/paper-button.tsx';
import { ResendButton } from '#web/features/money/invoice/resend-button.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Money } from '#web/ui/text/money.tsx';

const COLUMNS: Column<CompanyInvoice>[] = [
  {
    id: 'invoice',
    header: 'Faktura',
    is_row_header: true,
    cell: ({ number, project_title }) => (
      <span className="block min-w-36">
        <span className="block font-medium tabular">{number}</span>
        <span className="block text-sm text-ink-muted">{project_title}</span>
      </span>
    ),
  },
  { id: 'standing', header: 'Läge', cell: ({ standing }) => <InvoiceState standing={standing} /> },
  { id: 'issued', header: 'Datum', cell: ({ issued_on }) => <DateText day={issued_on} hasYear /> },
  { id: 'due', header: 'Betalas senast', cell: ({ due_on }) => <DateText day={due_on} hasYear /> },
  { id: 'total', header: 'Belopp', align: 'end', cell: ({ total_ore }) => <Money ore={total_ore} /> },
  { id: 'open', header: 'Kvar', align: 'end', cell: ({ open_ore }) => <Money ore={open_ore} /> },
  { id: 'ocr', header: 'OCR-nummer', class_name: 'tabular', cell: ({ ocr }) => ocr },
  {
    id: 'papers',
    header: 'Dokument',
    is_header_hidden: true,
    align: 'end',
    cell: ({ id, number, papers }) => (
      <span className="inline-flex flex-wrap justify-end gap-2">
        {papers.map((paper) => (
          <PaperButton key={paper.id} invoice_id={id} paper={paper} />
        ))}
        <ResendButton id={id} number={number} />
      </span>
    ),
  },
];

const GROUPS = ['open', 'all'] as const;
const LABELS = { open: 'Att betala', all: 'Alla' };
const EMPTY = {
  open: { title: 'Inget att betala', text: 'Alla fakturor är betalda. De står kvar under Alla.' },
  all: {
    title: 'Inga fakturor än',
    text: 'När ett projekt är klart och arbetet är godkänt får ni en faktura för det.',
  },
};

/** CompanyInvoices: the company's invoices with their documents. */
export default function CompanyInvoices() {
  const group = useTab(GROUPS, 'open');
  const list = useList((page) => query('GET /company/invoices', { query: { group, page } }));
  return (
    <TabbedListScreen
      title="Fakturor"
      description="Det ni har att betala, med fakturorna som PDF."
      filters={
        <div className="mb-4">
          <CreditRoom />
        </div>
      }
      tabs={{
        label: 'Fakturornas läge',
        of: GROUPS,
        open: group,
        wordOf: (id) => LABELS[id],
        countOf: (id) => (id === 'open' ? list.query.data?.open.count : undefined),
        hrefOf: (id) => (id === 'open' ? '/CompanyInvoices' : `/CompanyInvoices?group=${id}`),
        isStep: true,
      }}
      list={list}
      noun="fakturor"
      empty={EMPTY[group]}
      csv={{
        name: 'fakturor',
        columns: async () => (await import('#web/features/money/invoice/invoice-columns.ts')).ownInvoiceColumns,
      }}
    >
      {({ items }) => <DataTable room="most" label="Fakturor" columns={COLUMNS} rows={items} keyOf={({ id }) => id} />}
    </TabbedListScreen>
  );
}
