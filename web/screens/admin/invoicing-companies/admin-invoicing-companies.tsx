import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { invoiceGroupLabels } from '#texts/money/invoice-words.ts';
import { api, query } from '#web/api/client.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { SearchText } from '#web/ui/text/search-text.tsx';
import { InvoiceDrawer } from './invoice-drawer.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { INVOICE_TABS, type InvoicesTab, type InvoicesUrl, invoicesHref, readInvoicesUrl } from './invoices-url.ts';
import { OwedProjects } from './owed-projects.tsx';

const LABELS: Record<InvoicesTab, string> = { ...invoiceGroupLabels, owed: 'Inte fakturerat' };

const EMPTY: Record<Exclude<InvoicesTab, 'owed'>, string> = {
  draft: 'När allt arbete i ett projekt är godkänt görs ett underlag här av sig självt.',
  open: 'Alla fakturor som är skickade är betalda.',
  overdue: 'Ingen faktura har förfallit.',
  settled: 'Betalda, krediterade och avskrivna fakturor står här.',
  all: 'Inget är fakturerat ännu.',
};

/** AdminInvoicingCompanies: what companies are asked to pay, by what has to be done; what is looked for stands in the address. */
export default function AdminInvoicingCompanies() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readInvoicesUrl(params);
  const { tab, text, id } = address;
  const go = (next: Partial<InvoicesUrl>) =>
    navigate(invoicesHref({ ...address, page: 1, id: null, ...next }), { replace: true });
  const group = tab === 'owed' ? 'draft' : tab;
  const invoices = useQuery({
    ...query('GET /admin/invoices', { query: { group, text, page: tab === 'owed' ? 1 : address.page } }),
    placeholderData: keepPreviousData,
  });
  const counts = invoices.data?.counts;
  return (
    <PageFrame
      title="Fakturering, företag"
      description="Underlag, fakturor och betalningar från företagen."
      actions={<SavedViews screen="AdminInvoicingCompanies" />}
    >
      <SearchText
        label="Sök bland fakturorna"
        placeholder="Nummer, företag eller projekt"
        text={text}
        isBusy={invoices.isFetching}
        onSearch={(words) => go({ text: words, tab: tab === 'owed' ? 'all' : tab })}
      />
      <Tabs
        label="Fakturornas läge"
        value={tab}
        onChange={(chosen) => go({ tab: INVOICE_TABS.find((one) => one === chosen) ?? 'draft' })}
        tabs={INVOICE_TABS.map((one) => ({
          id: one,
          label: LABELS[one],
          count: one === 'owed' || one === 'all' || text ? undefined : counts?.[one],
          content:
            one === tab &&
            (tab === 'owed' ? (
              <OwedProjects page={address.page} />
            ) : (
              <Invoices address={address} onReset={() => go({ text: '' })} />
            )),
        }))}
      />
      <InvoiceDrawer id={id} onClose={() => navigate(invoicesHref({ ...address, id: null }), { replace: true })} />
    </PageFrame>
  );
}

function Invoices({ address, onReset }: { address: InvoicesUrl; onReset: () => void }) {
  const { tab, text, page } = address;
  const group = tab === 'owed' ? 'draft' : tab;
  const invoices = useQuery({
    ...query('GET /admin/invoices', { query: { group, text, page } }),
    placeholderData: keepPreviousData,
  });
  const shown = invoices.isPlaceholderData ? { ...invoices, data: undefined } : invoices;
  return (
    <QueryFrame
      query={shown}
      isEmpty={({ total }) => total === 0}
      empty={
        text ? (
          <EmptyState title={`Ingen faktura med ”${text}” här`} action={<Button onClick={onReset}>Visa alla</Button>}>
            Sökningen letar bland nummer, företag och projekt.
          </EmptyState>
        ) : (
          <EmptyState title="Inga fakturor här">{EMPTY[group]}</EmptyState>
        )
      }
    >
      {({ items, total, page_size }) => (
        <div className="flex flex-col gap-6">
          <InvoiceTable rows={items} hrefOf={(id) => invoicesHref({ ...address, id })} />
          {(total > page_size || page > 1) && (
            <Pagination
              page={page}
              pageCount={Math.ceil(total / page_size)}
              total={total}
              noun="fakturor"
              hrefOf={(to) => invoicesHref({ ...address, page: to, id: null })}
            />
          )}
          <CsvButton
            name="fakturor"
            columns={async () => (await import('#web/features/money/invoice/invoice-columns.ts')).invoiceColumns}
            fetchPage={(page) => api('GET /admin/invoices', { query: { group, text, page } })}
          />
        </div>
      )}
    </QueryFrame>
  );
}
