import { useQuery } from '@tanstack/react-query';
import { dayOf } from '#domain/kernel/time/day.ts';
import { query } from '#web/api/client.ts';
import type { EmptyWords } from '#web/features/kernel/list/list-frame.tsx';
import { useTab } from '#web/features/kernel/list/list-tabs.tsx';
import { TabbedListScreen } from '#web/features/kernel/list/tabbed-list-screen.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { BADGE_WORDS } from '#web/features/people/talent/badge-words.ts';
import { TalentUnread } from '#web/features/talk/thread/unread-mark.tsx';
import type { AssignmentGroup as AnyGroup } from '#web/features/work/booking/assignment-queries.ts';
import { AssignmentRow } from '#web/features/work/booking/assignment-row.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { useNow } from '#web/ui/text/use-now.ts';

/** Completed assignments have a screen of their own. */
type AssignmentGroup = Exclude<AnyGroup, 'done'>;

const GROUP_LABELS: Record<AssignmentGroup, string> = { upcoming: 'Kommande', past: 'Tidigare' };
const GROUPS = Object.keys(GROUP_LABELS) as AssignmentGroup[];

/**
 * Tells what the numbers on this screen count, because here they are not the lengths of lists. Always shown, so that
 * nothing moves when the numbers come.
 */
const WHAT_IS_COUNTED = `${BADGE_WORDS.assignments.sentence} En siffra vid ${GROUP_LABELS.past} räknar uppdrag som väntar på dig.`;

const EMPTY: Record<AssignmentGroup, EmptyWords> = {
  upcoming: {
    title: 'Inga bokade dagar',
    text: 'När ett företag bokar dig på något du sagt ja till står dagarna, platsen och kontaktpersonen här.',
    action: <LinkButton to="/TalentRequests">Till dina förfrågningar</LinkButton>,
  },
  past: { title: 'Inget är gjort ännu', text: 'Hit kommer dina uppdrag när dagarna har varit.' },
};

/** The talent's assignments in two tabs: with coming days, the soonest first, and past ones. */
export default function TalentAssignments() {
  const today = dayOf(useNow());
  const group = useTab(GROUPS, 'upcoming');
  const list = useList((page) => query('GET /talent/assignments', { query: { group, page } }));
  // The number on the tab of past assignments: a talent on the other tab would not see that a past one waits for the
  // talent.
  const waiting = useQuery(query('GET /talent/to-do')).data?.past_count;
  return (
    <TabbedListScreen
      title="Uppdrag"
      description={WHAT_IS_COUNTED}
      actions={
        <>
          <LinkButton to="/TalentProfile#kalender">Kalender</LinkButton>
          <LinkButton to="/TalentRights">Var jag syns</LinkButton>
        </>
      }
      tabs={{
        label: 'Uppdrag',
        of: GROUPS,
        open: group,
        wordOf: (id) => GROUP_LABELS[id],
        countOf: (id) => (id === 'past' ? waiting : undefined),
        hrefOf: (id) => `/TalentAssignments?group=${id}`,
      }}
      list={list}
      noun="uppdrag"
      empty={EMPTY[group]}
      row={(assignment) => (
        <AssignmentRow
          assignment={assignment}
          today={today}
          titleAs="h2"
          unread={<TalentUnread of={{ candidate_id: assignment.id }} />}
        />
      )}
      csv={{
        name: 'uppdrag',
        columns: async () => (await import('#web/features/work/booking/assignment-columns.ts')).assignmentColumns,
      }}
    />
  );
}
