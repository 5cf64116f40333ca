import { dayOf } from '#domain/kernel/time/day.ts';
import { query } from '#web/api/client.ts';
import { ListScreen } from '#web/features/kernel/list/list-screen.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { TalentUnread } from '#web/features/talk/thread/unread-mark.tsx';
import { AssignmentRow } from '#web/features/work/booking/assignment-row.tsx';
import { OwnReviews } from '#web/features/work/review/own-reviews.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { useNow } from '#web/ui/text/use-now.ts';

/** The talent's finished assignments, latest first, each with its pay. */
export default function TalentCompletedProjects() {
  const today = dayOf(useNow());
  const list = useList((page) => query('GET /talent/assignments', { query: { group: 'done', page } }));
  return (
    <ListScreen
      title="Avslutade projekt"
      description="Det du har arbetat med, det senaste först."
      actions={<LinkButton to="/TalentPayouts">Utbetalningar</LinkButton>}
      list={list}
      noun="uppdrag"
      empty={{
        title: 'Inget är gjort ännu',
        text: 'Hit kommer dina uppdrag när projektet är avslutat eller arbetet är godkänt.',
        action: <LinkButton to="/TalentAssignments">Till dina uppdrag</LinkButton>,
      }}
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
      below={
        <div className="mt-12">
          <OwnReviews />
        </div>
      }
    />
  );
}
