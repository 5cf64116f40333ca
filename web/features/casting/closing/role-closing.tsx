import { useState } from 'react';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { Button } from '#web/ui/form/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { useClosings } from './use-closings.ts';

// Loaded on demand, because most visits close no role.
const dialog = onDemand(() => import('./close-role.tsx'));
const standing = onDemand(() => import('./closed-role.tsx'));

export interface RoleClosingProps {
  project: Pick<ProjectDetails, 'id'>;
  role: Pick<ProjectDetails['roles'][number], 'id' | 'title'>;
  /** All candidates of the project. */
  rows: readonly CandidateRow[];
}

/**
 * Closes a role, with ten minutes to undo, or shows its closing. Renders nothing if the caller may not close and there
 * is no closing.
 */
export function RoleClosing({ project, role, rows }: RoleClosingProps) {
  const { data } = useClosings(project.id);
  const [isOpen, setIsOpen] = useState(false);
  const closing = data?.items.find(({ role_id }) => role_id === role.id);
  const asking = useOnDemand(dialog, isOpen, () => setIsOpen(false));
  const closed = useOnDemand(standing, closing !== undefined);
  return (
    <>
      {closing && closed && <closed.ClosedRole closing={closing} onShow={() => setIsOpen(true)} />}
      {!closing && data?.may_close && (
        <Button size="small" variant="quiet" onClick={() => setIsOpen(true)}>
          Stäng rollen
          <span className="sr-only"> {role.title}</span>
        </Button>
      )}
      {isOpen && asking && (
        <asking.CloseRole
          project={project}
          role={role}
          rows={rows}
          closing={closing}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
