import { usePayouts } from '#web/features/money/payout/payout-queries.ts';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { Batches } from './batches.tsx';
import { riskSentence, tabLabels } from './invoicing.view.ts';
import { groupOf, invoicingHref, PAYOUT_TABS, readInvoicingUrl } from './invoicing-url.ts';
import { PayoutGroup } from './payout-group.tsx';

/** What talents are paid: to approve, to send, files to the bank, and what came of them. */
export default function AdminInvoicingTalents() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { tab, page } = readInvoicingUrl(params);
  // The counts of all tabs come with any of them.
  const { data } = usePayouts(groupOf(tab), tab === 'files' ? 1 : page);
  const content = tab === 'files' ? <Batches page={page} /> : <PayoutGroup key={tab} tab={tab} page={page} />;
  return (
    <PageFrame
      title="Utbetalningar till talanger"
      description={data ? riskSentence(data.at_risk) : 'Det som är bråttom står först.'}
    >
      <Tabs
        label="Utbetalningarnas läge"
        value={tab}
        onChange={(id) =>
          navigate(invoicingHref({ tab: PAYOUT_TABS.find((one) => one === id) ?? 'to_approve', page: 1 }))
        }
        tabs={PAYOUT_TABS.map((id) => ({
          id,
          label: tabLabels[id],
          count: id === 'paid' || id === 'sent' ? undefined : data?.counts[groupOf(id)],
          content,
        }))}
      />
    </PageFrame>
  );
}
