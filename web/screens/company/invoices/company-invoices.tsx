import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CompanyInvoice } from '#contract/money/invoice.ts';
import { api, query } from '#web/api/client.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { InvoiceState } from '#web/features/money/invoice/invoice-state.tsx';
import { PaperButton } from '#web/features/money/invoice/paper-button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
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
    cell: ({ id, papers }) => (
      <span className="inline-flex flex-wrap justify-end gap-2">
        {papers.map((paper) => (
          <PaperButton key={paper.id} invoice_id={id} paper={paper} />
        ))}
      </span>
    ),
  },
];

const GROUPS = ['open', 'all'] as const;
const LABELS = { open: 'Att betala', all: 'Alla' };

/** CompanyInvoices: what the company has been asked to pay, with the documents. */
export default function CompanyInvoices() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const group = GROUPS.find((one) => one === params.get('group')) ?? 'open';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const hrefOf = (to: (typeof GROUPS)[number], number = 1) => {
    const address = new URLSearchParams({
      ...(to !== 'open' && { group: to }),
      ...(number > 1 && { page: String(number) }),
    });
    return `/CompanyInvoices${address.size > 0 ? `?${address}` : ''}`;
  };
  const invoices = useQuery({
    ...query('GET /company/invoices', { query: { group, page } }),
    placeholderData: keepPreviousData,
  });
  const shown = invoices.isPlaceholderData ? { ...invoices, data: undefined } : invoices;
  const content = (
    <QueryFrame
      query={shown}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState title={group === 'open' ? 'Inget att betala' : 'Inga fakturor än'}>
          {group === 'open'
            ? 'Alla fakturor är betalda. De står kvar under Alla.'
            : 'När ett projekt är klart och arbetet är godkänt får ni en faktura för det.'}
        </EmptyState>
      }
    >
      {({ items, total, page_size }) => (
        <div className="flex flex-col gap-6">
          <DataTable room="most" label="Fakturor" columns={COLUMNS} rows={items} keyOf={({ id }) => id} />
          {(total > page_size || page > 1) && (
            <Pagination
              page={page}
              pageCount={Math.ceil(total / page_size)}
              total={total}
              noun="fakturor"
              hrefOf={(to) => hrefOf(group, to)}
            />
          )}
          <CsvButton
            name="fakturor"
            columns={async () => (await import('#web/features/money/invoice/invoice-columns.ts')).ownInvoiceColumns}
            fetchPage={(page) => api('GET /company/invoices', { query: { group, page } })}
          />
        </div>
      )}
    </QueryFrame>
  );
  return (
    <PageFrame title="Fakturor" description="Det ni har att betala, med fakturorna som PDF.">
      <Tabs
        label="Fakturornas läge"
        value={group}
        onChange={(id) => navigate(hrefOf(id === 'all' ? 'all' : 'open'))}
        tabs={GROUPS.map((id) => ({
          id,
          label: LABELS[id],
          count: id === 'open' ? invoices.data?.open.count : undefined,
          content: id === group ? content : null,
        }))}
      />
    </PageFrame>
  );
}
