import { useState } from 'react';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { useMayCast } from '#web/features/accounts/session/may-cast.ts';
import { ProjectPresentations } from '#web/features/auditions/presentation/project-presentations.tsx';
import { ShowToClient } from '#web/features/auditions/presentation/show-to-client.tsx';
import { useClientVotes } from '#web/features/auditions/presentation/use-presentations.ts';
import { BoardFilter } from '#web/features/casting/candidate/board-filter.tsx';
import { CandidateDrawer } from '#web/features/casting/candidate/candidate-drawer.tsx';
import { roleReviews, WHOLE_BOARD } from '#web/features/casting/candidate/review-board.view.ts';
import { useCandidates } from '#web/features/casting/candidate/use-candidates.ts';
import { RoleClosing } from '#web/features/casting/closing/role-closing.tsx';
import { ProjectCommandButton } from '#web/features/projects/project/project-command-button.tsx';
import { projectStepHref, projectWorkHref } from '#web/features/projects/project/project-url.ts';
import { ThreadPanel } from '#web/features/talk/thread/thread-panel.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { ReviewBoard } from './review-board.tsx';

/**
 * The boards of a project's roles; before the review begins, a button that begins it, or a link to the present step.
 */
export function ReviewByRole({ project }: { project: ProjectDetails }) {
  const candidates = useCandidates(project.id);
  const mayCast = useMayCast();
  const votes = useClientVotes(project.id, mayCast);
  const [choice, setChoice] = useState(WHOLE_BOARD);
  const [open, setOpen] = useState<{ id: string; among: readonly string[] }>();
  if (project.status === 'draft' || (project.status === 'casting' && project.current_step < 4)) {
    const canStart = project.actions.includes('start-review');
    return (
      <EmptyState
        title="Urvalet har inte börjat"
        action={
          canStart ? (
            <ProjectCommandButton project={project} command="start-review" variant="primary" />
          ) : (
            <LinkButton to={projectWorkHref(project)}>Dit projektet har kommit</LinkButton>
          )
        }
      >
        {canStart
          ? `${project.interested_count} har svarat ja. Börja urvalet när du vill; sena svar kan fortfarande komma in.`
          : 'Det börjar när någon har svarat ja på en förfrågan.'}
      </EmptyState>
    );
  }
  const isReadOnly = project.status !== 'casting';
  return (
    <QueryFrame
      query={candidates}
      isEmpty={(data) => data.items.length === 0}
      empty={
        <EmptyState
          title="Ingen att välja bland"
          action={<LinkButton to={projectStepHref(3, project)}>Till svaren</LinkButton>}
        >
          Ingen har en öppen förfrågan i projektet.
        </EmptyState>
      }
    >
      {({ items }) => {
        const rowOf = (id: string) => items.find((row) => row.id === id);
        const among = (open?.among ?? []).map(rowOf).filter((row) => row !== undefined);
        return (
          <div className="flex flex-col gap-12">
            {isReadOnly && (
              <Callout>
                {project.status === 'cancelled'
                  ? 'Projektet är inställt och alla har fått besked, så inget kan ändras här.'
                  : 'Urvalet är klart och alla har fått besked, så inget kan ändras här.'}
              </Callout>
            )}
            <div className="flex flex-wrap items-end justify-between gap-4">
              <BoardFilter choice={choice} onChange={setChoice} />
              {!isReadOnly && mayCast && <ShowToClient project={project} rows={items} />}
            </div>
            {roleReviews(project, items).map((review) => (
              <ReviewBoard
                key={review.role.id}
                review={review}
                actions={<RoleClosing project={project} role={review.role} rows={items} />}
                choice={choice}
                votes={votes.data}
                isReadOnly={isReadOnly}
                onOpen={(row, list: readonly CandidateRow[]) =>
                  setOpen({ id: row.id, among: list.map((one) => one.id) })
                }
              />
            ))}
            {mayCast && <ProjectPresentations projectId={project.id} />}
            <CandidateDrawer
              row={open && rowOf(open.id)}
              among={among}
              onShow={(row) => setOpen(row && open && { ...open, id: row.id })}
              threadOf={(id) => <ThreadPanel id={id} isTall />}
            />
          </div>
        );
      }}
    </QueryFrame>
  );
}
