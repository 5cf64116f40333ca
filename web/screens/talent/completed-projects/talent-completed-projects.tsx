import { dayOf } from '#domain/kernel/time/day.ts';
import { api } from '#web/api/client.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { TalentUnread } from '#web/features/talk/thread/unread-mark.tsx';
import { useAssignments } from '#web/features/work/booking/assignment-queries.ts';
import { AssignmentRow } from '#web/features/work/booking/assignment-row.tsx';
import { OwnReviews } from '#web/features/work/review/own-reviews.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { useNow } from '#web/ui/text/use-now.ts';

/** The own assignments that are done, the latest first; what each paid stands with it. */
export default function TalentCompletedProjects() {
  const today = dayOf(useNow());
  const page = usePageNumber();
  const done = useAssignments('done', page);
  const shown = done.isPlaceholderData ? { ...done, data: undefined } : done;
  return (
    <div className="max-w-4xl">
      <PageFrame
        title="Avslutade projekt"
        description="Det du har arbetat med, det senaste först."
        actions={<LinkButton to="/TalentPayouts">Utbetalningar</LinkButton>}
      >
        <QueryFrame
          query={shown}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState
              title="Inget är gjort ännu"
              action={<LinkButton to="/TalentAssignments">Till dina uppdrag</LinkButton>}
            >
              Hit kommer dina uppdrag när projektet är avslutat eller arbetet är godkänt.
            </EmptyState>
          }
        >
          {(data) => (
            <>
              <ul aria-label="Avslutade projekt" className="mb-4 divide-y divide-hairline">
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
                  columns={async () =>
                    (await import('#web/features/work/booking/assignment-columns.ts')).assignmentColumns
                  }
                  fetchPage={(page) => api('GET /talent/assignments', { query: { group: 'done', page } })}
                />
              </div>
            </>
          )}
        </QueryFrame>
        <div className="mt-12">
          <OwnReviews />
        </div>
      </PageFrame>
    </div>
  );
}
