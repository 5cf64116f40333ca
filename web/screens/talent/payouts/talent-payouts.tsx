import { OWN_PAYOUT_GROUPS, type OwnPayoutGroup } from '#domain/money/payout/payout-groups.ts';
import { query } from '#web/api/client.ts';
import type { EmptyWords } from '#web/features/kernel/list/list-frame.tsx';
import { useTab } from '#web/features/kernel/list/list-tabs.tsx';
import { TabbedListScreen } from '#web/features/kernel/list/tabbed-list-screen.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { OwnPayout } from '#web/features/money/payout/own-payout.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { CertificateSection } from './certificate-section.tsx';
import { yearIn } from './payout-year.ts';
import { SellerFacts } from './seller-facts.tsx';
import { YearSummary } from './year-summary.tsx';

const GROUP_LABELS: Record<OwnPayoutGroup, string> = { coming: 'På väg', sent: 'Utbetalda' };

const EMPTY: Record<OwnPayoutGroup, EmptyWords> = {
  coming: {
    title: 'Inga pengar på väg',
    text: 'När ditt arbete är godkänt står det här vad du får, och vilken dag det är hos dig senast.',
    action: <LinkButton to="/TalentAssignments">Till dina uppdrag</LinkButton>,
  },
  sent: { title: 'Inget är utbetalt i år', text: 'Hit kommer det som har lämnat oss, med fakturor och lönebesked.' },
};

/** The talent's coming payouts, each with its latest day, and those of a year that are paid, with their sums. */
export default function TalentPayouts() {
  const group = useTab(OWN_PAYOUT_GROUPS, 'coming');
  const [params] = useSearchParams();
  const year = group === 'sent' ? yearIn(params) : undefined;
  const ofYear = year === undefined ? {} : { year };
  const list = useList((page) => query('GET /talent/payouts', { query: { group, ...ofYear, page } }));
  return (
    <TabbedListScreen
      title="Utbetalningar"
      description="Du har dina pengar senast 14 dagar efter arbetet, också när företaget inte har betalat oss."
      tabs={{
        label: 'Utbetalningar',
        of: OWN_PAYOUT_GROUPS,
        open: group,
        wordOf: (id) => GROUP_LABELS[id],
        hrefOf: (id) => `/TalentPayouts?group=${id}`,
      }}
      list={list}
      noun="utbetalningar"
      empty={EMPTY[group]}
      row={(payout) => <OwnPayout payout={payout} />}
      csv={{
        name: year === undefined ? 'utbetalningar' : `utbetalningar-${year}`,
        columns: async () => (await import('#web/features/money/payout/payout-columns.ts')).ownPayoutColumns,
      }}
      above={group === 'sent' && <YearSummary year={year} />}
      below={
        <>
          {group === 'sent' && <CertificateSection />}
          <SellerFacts />
        </>
      }
    />
  );
}
