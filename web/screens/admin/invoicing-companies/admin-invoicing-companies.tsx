import { invoiceGroupLabels } from '#texts/money/invoice-words.ts';
import { query } from '#web/api/client.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { ListTabs } from '#web/features/kernel/list/list-tabs.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { SearchText } from '#web/ui/text/search-text.tsx';
import { DebtAges } from './debt-ages.tsx';
import { InvoiceDrawer } from './invoice-drawer.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { INVOICE_TABS, type InvoicesTab, type InvoicesUrl, invoicesHref, readInvoicesUrl } from './invoices-url.ts';
import { OwedProjects } from './owed-projects.tsx';

const LABELS: Record<InvoicesTab, string> = {
  ...invoiceGroupLabels,
  owed: 'Inte fakturerat',
  debts: 'Skuldernas ålder',
};

/** Tabs with a list of their own instead of invoices. */
const OF_OTHERS = ['owed', 'debts'] as const;
const isOfOthers = (tab: InvoicesTab): tab is (typeof OF_OTHERS)[number] => OF_OTHERS.some((one) => one === tab);

const EMPTY: Record<Exclude<InvoicesTab, 'owed' | 'debts'>, string> = {
  draft: 'När allt arbete i ett projekt är godkänt görs ett underlag här av sig självt.',
  open: 'Alla fakturor som är skickade är betalda.',
  overdue: 'Ingen faktura har förfallit.',
  settled: 'Betalda, krediterade och avskrivna fakturor står här.',
  all: 'Inget är fakturerat ännu.',
};

/** AdminInvoicingCompanies: invoices to companies, in tabs by their next step. The address holds the filter. */
export default function AdminInvoicingCompanies() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readInvoicesUrl(params);
  const { tab, text, id } = address;
  const go = (next: Partial<InvoicesUrl>) =>
    navigate(invoicesHref({ ...address, page: 1, id: null, ...next }), { replace: true });
  const group = isOfOthers(tab) ? 'draft' : tab;
  const list = useList((page) =>
    query('GET /admin/invoices', { query: { group, text, page: isOfOthers(tab) ? 1 : page } }),
  );
  const counts = list.query.data?.counts;
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
        isBusy={list.query.isFetching}
        onSearch={(words) => go({ text: words, tab: isOfOthers(tab) ? 'all' : tab })}
      />
      <ListTabs
        tabs={{
          label: 'Fakturornas läge',
          of: INVOICE_TABS,
          open: tab,
          wordOf: (one) => LABELS[one],
          countOf: (one) => (isOfOthers(one) || one === 'all' || text ? undefined : counts?.[one]),
          hrefOf: (one) => invoicesHref({ tab: one, text }),
        }}
      >
        {isOfOthers(tab) ? (
          tab === 'owed' ? (
            <OwedProjects />
          ) : (
            <DebtAges />
          )
        ) : (
          <ListFrame
            isUnderTabs
            list={list}
            noun="fakturor"
            empty={
              text
                ? {
                    title: `Ingen faktura med ”${text}” här`,
                    text: 'Sökningen letar bland nummer, företag och projekt.',
                    action: <Button onClick={() => go({ text: '' })}>Visa alla</Button>,
                  }
                : { title: 'Inga fakturor här', text: EMPTY[tab] }
            }
            csv={{
              name: 'fakturor',
              columns: async () => (await import('#web/features/money/invoice/invoice-columns.ts')).invoiceColumns,
            }}
          >
            {({ items }) => <InvoiceTable rows={items} hrefOf={(one) => invoicesHref({ ...address, id: one })} />}
          </ListFrame>
        )}
      </ListTabs>
      <InvoiceDrawer id={id} onClose={() => navigate(invoicesHref({ ...address, id: null }), { replace: true })} />
    </PageFrame>
  );
}
