import { useQuery } from '@tanstack/react-query';
import { dayOf } from '#domain/kernel/time/day.ts';
import { api, query } from '#web/api/client.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { BADGE_WORDS } from '#web/features/people/talent/badge-words.ts';
import { TalentUnread } from '#web/features/talk/thread/unread-mark.tsx';
import { type AssignmentGroup as AnyGroup, useAssignments } from '#web/features/work/booking/assignment-queries.ts';
import { AssignmentRow } from '#web/features/work/booking/assignment-row.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { useNow } from '#web/ui/text/use-now.ts';

/** What is done has a screen of its own. */
type AssignmentGroup = Exclude<AnyGroup, 'done'>;

const GROUP_LABELS: Record<AssignmentGroup, string> = { upcoming: 'Kommande', past: 'Tidigare' };
const GROUPS = Object.keys(GROUP_LABELS) as AssignmentGroup[];

/** Neither number is how many stand in a list, as they are elsewhere. It is said always, so that nothing moves when they come. */
const WHAT_IS_COUNTED = `${BADGE_WORDS.assignments.sentence} En siffra vid ${GROUP_LABELS.past} räknar uppdrag som väntar på dig.`;

const EMPTY: Record<AssignmentGroup, { title: string; text: string }> = {
  upcoming: {
    title: 'Inga bokade dagar',
    text: 'När ett företag bokar dig på något du sagt ja till står dagarna, platsen och kontaktpersonen här.',
  },
  past: { title: 'Inget är gjort ännu', text: 'Hit kommer dina uppdrag när dagarna har varit.' },
};

/** The own assignments: days to come, soonest first, and those that have been. */
export default function TalentAssignments() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const today = dayOf(useNow());
  const group = GROUPS.find((one) => one === search.get('group')) ?? 'upcoming';
  const page = usePageNumber();
  const assignments = useAssignments(group, page);
  // Whoever looks at what is to come would not see that something that is over waits for them.
  const waiting = useQuery(query('GET /talent/to-do')).data?.past_count;
  const shown = assignments.isPlaceholderData ? { ...assignments, data: undefined } : assignments;
  const content = (
    <QueryFrame
      query={shown}
      isEmpty={(data) => data.total === 0}
      empty={
        <EmptyState
          title={EMPTY[group].title}
          className="border-t-0 pt-0"
          action={group === 'upcoming' && <LinkButton to="/TalentRequests">Till dina förfrågningar</LinkButton>}
        >
          {EMPTY[group].text}
        </EmptyState>
      }
    >
      {(data) => (
        <>
          <ul aria-label={GROUP_LABELS[group]} className="-mt-3 mb-4 divide-y divide-hairline">
            {data.items.map((assignment) => (
              <li key={assignment.id}>
                <AssignmentRow
                  assignment={assignment}
                  today={today}
                  titleAs="h2"
                  unread={<TalentUnread of={{ candidate_id: assignment.id }} />}
                />
              </li>
            ))}
          </ul>
          <PageLinks of={data} noun="uppdrag" />
          <div className="mt-6">
            <CsvButton
              name="uppdrag"
              columns={async () => (await import('#web/features/work/booking/assignment-columns.ts')).assignmentColumns}
              fetchPage={(page) => api('GET /talent/assignments', { query: { group, page } })}
            />
          </div>
        </>
      )}
    </QueryFrame>
  );
  return (
    <div className="max-w-4xl">
      <PageFrame
        title="Uppdrag"
        description={WHAT_IS_COUNTED}
        actions={
          <>
            <LinkButton to="/TalentProfile#kalender">Kalender</LinkButton>
            <LinkButton to="/TalentRights">Var jag syns</LinkButton>
          </>
        }
      >
        <Tabs
          label="Uppdrag"
          value={group}
          onChange={(id) => navigate(`/TalentAssignments?group=${id}`, { replace: true })}
          tabs={GROUPS.map((id) => ({
            id,
            label: GROUP_LABELS[id],
            count: id === 'past' ? waiting : undefined,
            content: id === group ? content : null,
          }))}
        />
      </PageFrame>
    </div>
  );
}
