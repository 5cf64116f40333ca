import { api } from '#web/api/client.ts';
import { type RequestGroup, useRequests } from '#web/features/casting/request/request-queries.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { BADGE_WORDS } from '#web/features/people/talent/badge-words.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Loading, QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { RequestRow } from './request-row.tsx';

const GROUP_LABELS: Record<RequestGroup, string> = {
  to_answer: 'Att svara',
  answered: 'Besvarade',
  closed: 'Avslutade',
};

const GROUPS = Object.keys(GROUP_LABELS) as RequestGroup[];

const EMPTY: Record<RequestGroup, { title: string; text: string; action?: { to: string; label: string } }> = {
  to_answer: {
    title: 'Inget att svara på just nu',
    text: 'När ett företag vill ha dig står det här, och du får ett mejl. En profil med flera bilder hittas oftare.',
    action: { to: '/TalentProfile', label: 'Se över din profil' },
  },
  answered: {
    title: 'Inga svar som väntar på besked',
    text: 'Här ser du vad du har svarat och när företaget senast ska ge besked.',
  },
  closed: { title: 'Inget är avslutat ännu', text: 'Hit kommer förfrågningar när de är avgjorda, med besked.' },
};

/** The announcements that the talent fits, which they find by themselves: not a group of requests. */
const FITS = 'fits';
const announcements = onDemand(() => import('#web/features/casting/announcement/fitting-announcements.tsx'));

function Fits() {
  const here = useOnDemand(announcements, true, () => undefined);
  return here ? <here.FittingAnnouncements /> : <Loading />;
}

/**
 * The own requests in three groups. Late ones stand among those to answer, marked, because they can still be answered. Beside
 * them what the talent may ask for by themselves.
 */
export default function TalentRequests() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const group = GROUPS.find((one) => one === search.get('group')) ?? 'to_answer';
  const isFits = search.get('group') === FITS;
  const page = usePageNumber();
  const requests = useRequests(group, isFits ? 1 : page);
  const shown = requests.isPlaceholderData ? { ...requests, data: undefined } : requests;
  const empty = EMPTY[group];
  const content = (
    <QueryFrame
      query={shown}
      isEmpty={(data) => data.total === 0}
      empty={
        <EmptyState
          title={empty.title}
          className="border-t-0 pt-0"
          action={empty.action && <LinkButton to={empty.action.to}>{empty.action.label}</LinkButton>}
        >
          {empty.text}
        </EmptyState>
      }
    >
      {(data) => (
        <>
          <ul aria-label={GROUP_LABELS[group]} className="-mt-3 mb-4 divide-y divide-hairline">
            {data.items.map((request) => (
              <RequestRow key={request.id} request={request} />
            ))}
          </ul>
          <PageLinks of={data} noun="förfrågningar" />
          <div className="mt-6">
            <CsvButton
              name="forfragningar"
              columns={async () => (await import('#web/features/casting/request/request-columns.ts')).requestColumns}
              fetchPage={(page) => api('GET /talent/requests', { query: { group, page } })}
            />
          </div>
        </>
      )}
    </QueryFrame>
  );
  return (
    <div className="max-w-4xl">
      <PageFrame
        title="Förfrågningar"
        description={`Du väljer själv vilka du tackar ja till. ${BADGE_WORDS.requests.sentence}`}
      >
        <Tabs
          label="Förfrågningar"
          value={isFits ? FITS : group}
          onChange={(id) => navigate(`/TalentRequests?group=${id}`, { replace: true })}
          tabs={[
            ...GROUPS.map((id) => ({
              id,
              label: GROUP_LABELS[id],
              // Only what waits on the talent is a number that asks for something.
              count: id === 'to_answer' ? requests.data?.counts.to_answer : undefined,
              content: id === group ? content : null,
            })),
            { id: FITS, label: 'Passar dig', content: isFits ? <Fits /> : null },
          ]}
        />
      </PageFrame>
    </div>
  );
}
