import { query } from '#web/api/client.ts';
import type { RequestGroup } from '#web/features/casting/request/request-queries.ts';
import { type EmptyWords, ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { ListTabs, useTab } from '#web/features/kernel/list/list-tabs.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { BADGE_WORDS } from '#web/features/people/talent/badge-words.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { RequestRow } from './request-row.tsx';

const GROUP_LABELS: Record<RequestGroup, string> = {
  to_answer: 'Att svara',
  answered: 'Besvarade',
  closed: 'Avslutade',
};

const GROUPS = Object.keys(GROUP_LABELS) as RequestGroup[];

const EMPTY: Record<RequestGroup, EmptyWords> = {
  to_answer: {
    title: 'Inget att svara på just nu',
    text: 'När ett företag vill ha dig står det här, och du får ett mejl. En profil med flera bilder hittas oftare.',
    action: <LinkButton to="/TalentProfile">Se över din profil</LinkButton>,
  },
  answered: {
    title: 'Inga svar som väntar på besked',
    text: 'Här ser du vad du har svarat och när företaget senast ska ge besked.',
  },
  closed: { title: 'Inget är avslutat ännu', text: 'Hit kommer förfrågningar när de är avgjorda, med besked.' },
};

/** The tab of announcements that fit the talent. It is not a group of requests. */
const FITS = 'fits';
const TABS = [...GROUPS, FITS] as const;
const announcements = onDemand(() => import('#web/features/casting/announcement/fitting-announcements.tsx'));

function Fits() {
  const here = useOnDemand(announcements, true);
  return here ? <here.FittingAnnouncements /> : <Loading />;
}

/**
 * The talent's requests in three groups, and the announcements that fit the talent. Requests past their last day stay
 * in the first group, marked as late, because the talent can still answer them.
 */
export default function TalentRequests() {
  const tab = useTab(TABS, 'to_answer');
  const group = tab === FITS ? 'to_answer' : tab;
  // On the tab of announcements the page in the address is that of the announcements. The requests are then read at
  // page 1, only for their count.
  const list = useList((page) => query('GET /talent/requests', { query: { group, page: tab === FITS ? 1 : page } }));
  return (
    <div className="max-w-4xl">
      <PageFrame
        title="Förfrågningar"
        description={`Du väljer själv vilka du tackar ja till. ${BADGE_WORDS.requests.sentence}`}
      >
        <ListTabs
          tabs={{
            label: 'Förfrågningar',
            of: TABS,
            open: tab,
            wordOf: (id) => (id === FITS ? 'Passar dig' : GROUP_LABELS[id]),
            // Only the tab of requests to answer shows a number.
            countOf: (id) => (id === 'to_answer' ? list.query.data?.counts.to_answer : undefined),
            hrefOf: (id) => `/TalentRequests?group=${id}`,
          }}
        >
          {tab === FITS ? (
            <Fits />
          ) : (
            <ListFrame
              isUnderTabs
              label={GROUP_LABELS[group]}
              list={list}
              noun="förfrågningar"
              empty={EMPTY[group]}
              row={(request) => <RequestRow request={request} />}
              csv={{
                name: 'forfragningar',
                columns: async () => (await import('#web/features/casting/request/request-columns.ts')).requestColumns,
              }}
            />
          )}
        </ListTabs>
      </PageFrame>
    </div>
  );
}
