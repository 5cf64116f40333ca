import { useState } from 'react';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { Button } from '#web/ui/form/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const dialog = onDemand(() => import('./begin-presentation.tsx'));

export interface ShowToClientProps {
  project: Pick<ProjectDetails, 'id' | 'title'>;
  /** All candidates, in the order of the board. */
  rows: readonly CandidateRow[];
}

/** Starts a presentation of candidates to the client. */
export function ShowToClient({ project, rows }: ShowToClientProps) {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(dialog, isOpen, () => setIsOpen(false));
  const interested = rows.filter((row) => row.interest_status === 'interested' && row.talent.id && !row.closed_date);
  if (interested.length === 0) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Visa för kunden</Button>
      {here && isOpen && (
        <here.BeginPresentation project={project} rows={interested} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
