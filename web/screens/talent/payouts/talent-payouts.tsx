import { OWN_PAYOUT_GROUPS, type OwnPayoutGroup } from '#domain/money/payout/payout-groups.ts';
import { api } from '#web/api/client.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { OwnPayout } from '#web/features/money/payout/own-payout.tsx';
import { useOwnPayouts } from '#web/features/money/payout/payout-queries.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { YearSummary } from './year-summary.tsx';

const GROUP_LABELS: Record<OwnPayoutGroup, string> = { coming: 'På väg', sent: 'Utbetalda' };

const EMPTY: Record<OwnPayoutGroup, { title: string; text: string }> = {
  coming: {
    title: 'Inga pengar på väg',
    text: 'När ditt arbete är godkänt står det här vad du får, och vilken dag det är hos dig senast.',
  },
  sent: { title: 'Inget är utbetalt ännu', text: 'Hit kommer det som har lämnat oss, med fakturor och lönebesked.' },
};

/** What the talent is paid: on its way with its latest day, and what has been paid, with a year in all. */
export default function TalentPayouts() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const group = OWN_PAYOUT_GROUPS.find((one) => one === search.get('group')) ?? 'coming';
  const page = usePageNumber();
  const payouts = useOwnPayouts(group, page);
  const shown = payouts.isPlaceholderData ? { ...payouts, data: undefined } : payouts;
  const content = (
    <QueryFrame
      query={shown}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          title={EMPTY[group].title}
          className="border-t-0 pt-0"
          action={group === 'coming' && <LinkButton to="/TalentAssignments">Till dina uppdrag</LinkButton>}
        >
          {EMPTY[group].text}
        </EmptyState>
      }
    >
      {(data) => (
        <>
          <ul aria-label={GROUP_LABELS[group]} className="-mt-3 mb-4 divide-y divide-hairline">
            {data.items.map((payout) => (
              <li key={payout.id}>
                <OwnPayout payout={payout} />
              </li>
            ))}
          </ul>
          <PageLinks of={data} noun="utbetalningar" />
          <div className="mt-6">
            <CsvButton
              name="utbetalningar"
              columns={async () => (await import('#web/features/money/payout/payout-columns.ts')).ownPayoutColumns}
              fetchPage={(page) => api('GET /talent/payouts', { query: { group, page } })}
            />
          </div>
        </>
      )}
    </QueryFrame>
  );
  return (
    <div className="max-w-4xl">
      <PageFrame
        title="Utbetalningar"
        description="Du har dina pengar senast 14 dagar efter arbetet, också när företaget inte har betalat oss."
      >
        <Tabs
          label="Utbetalningar"
          value={group}
          onChange={(id) => navigate(`/TalentPayouts?group=${id}`, { replace: true })}
          tabs={OWN_PAYOUT_GROUPS.map((id) => ({
            id,
            label: GROUP_LABELS[id],
            content: id === group ? content : null,
          }))}
        />
        <YearSummary />
      </PageFrame>
    </div>
  );
}
