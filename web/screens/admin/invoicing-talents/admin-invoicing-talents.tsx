import { ListTabs } from '#web/features/kernel/list/list-tabs.tsx';
import { usePayouts } from '#web/features/money/payout/payout-queries.ts';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { Batches } from './batches.tsx';
import { riskSentence, tabLabels } from './invoicing.view.ts';
import {
  groupOf,
  invoicingHref,
  isWithoutPayouts,
  PAYOUT_TABS,
  type PayoutTab,
  readInvoicingUrl,
} from './invoicing-url.ts';
import { PayoutGroup } from './payout-group.tsx';

/** AdminInvoicingTalents: payouts to talents, in tabs by their next step, the files to the bank, and the employer's papers. */
export default function AdminInvoicingTalents() {
  const [params] = useSearchParams();
  const { tab, page } = readInvoicingUrl(params);
  // The answer for one tab also has the counts of all tabs.
  const { data } = usePayouts(groupOf(tab), tab === 'files' || isWithoutPayouts(tab) ? 1 : page);
  return (
    <PageFrame
      title="Utbetalningar till talanger"
      description={data ? riskSentence(data.at_risk) : 'Det som är bråttom står först.'}
    >
      <ListTabs
        tabs={{
          label: 'Utbetalningarnas läge',
          of: PAYOUT_TABS,
          open: tab,
          wordOf: (id) => tabLabels[id],
          countOf: (id) =>
            id === 'paid' || id === 'sent' || isWithoutPayouts(id) ? undefined : data?.counts[groupOf(id)],
          hrefOf: (id) => invoicingHref({ tab: id, page: 1 }),
          isStep: true,
        }}
      >
        <Tab tab={tab} />
      </ListTabs>
    </PageFrame>
  );
}

const papers = onDemand(() => import('./tax-papers.tsx'));
const injuries = onDemand(() => import('./injuries.tsx'));

function Tab({ tab }: { tab: PayoutTab }) {
  const ofPapers = useOnDemand(papers, tab === 'papers');
  const ofInjuries = useOnDemand(injuries, tab === 'injuries');
  if (tab === 'papers') return ofPapers ? <ofPapers.TaxPapers /> : <Loading />;
  if (tab === 'injuries') return ofInjuries ? <ofInjuries.Injuries /> : <Loading />;
  return tab === 'files' ? <Batches /> : <PayoutGroup tab={tab} />;
}
