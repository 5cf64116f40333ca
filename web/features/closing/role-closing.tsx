import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { CandidateRow } from '#contract/candidate.ts';
import type { ClosingShown } from '#contract/closing.ts';
import type { ProjectDetails } from '#contract/project.ts';
import { closingCommandLabels } from '#texts/closing-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Countdown } from '#web/ui/countdown.tsx';
import { onDemand, useOnDemand } from '#web/ui/on-demand.ts';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useNow } from '#web/ui/use-now.ts';
import { useClosings } from './use-closings.ts';

const dialog = onDemand(() => import('./close-role.tsx'));

export interface RoleClosingProps {
  project: Pick<ProjectDetails, 'id'>;
  role: Pick<ProjectDetails['roles'][number], 'id' | 'title'>;
  /** Everybody asked in the project. */
  rows: readonly CandidateRow[];
}

/** Closes a role, with ten minutes to think again, and opens it anew. Nothing where nothing of it may be done. */
export function RoleClosing({ project, role, rows }: RoleClosingProps) {
  const { data } = useClosings(project.id);
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(dialog, isOpen, () => setIsOpen(false));
  if (!data) return null;
  const closing = data.items.find(({ role_id }) => role_id === role.id);
  return (
    <>
      {closing ? (
        <Closed closing={closing} onShow={() => setIsOpen(true)} />
      ) : (
        data.may_close && (
          <Button size="small" variant="quiet" icon={Lock} onClick={() => setIsOpen(true)}>
            Stäng rollen
            <span className="sr-only"> {role.title}</span>
          </Button>
        )
      )}
      {isOpen && here && (
        <here.CloseRole project={project} role={role} rows={rows} closing={closing} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

/** How far it has come: with a clock while it can be undone. */
function Closed({ closing, onShow }: { closing: ClosingShown; onShow: () => void }) {
  const { id, role_title, status, takes_effect_date, actions } = closing;
  const { run, isPending } = useCommand();
  const isOver = new Date(takes_effect_date) <= useNow();
  const params = { id };
  const undo = async () => {
    if (await run('POST /closings/:id/undo', { params }))
      showToast(`${role_title} är öppen som förut. Ingen fick något besked.`);
  };
  const reopen = async () => {
    if (await run('POST /closings/:id/reopen', { params }))
      showToast(`${role_title} är öppen igen. De besked som har gått ut gäller.`);
  };
  return (
    <>
      <StateBadge tone={status === 'waiting' ? 'waiting' : 'neutral'}>
        {status !== 'waiting' ? (
          'Stängd'
        ) : isOver ? (
          'Beskeden går ut'
        ) : (
          <Countdown until={takes_effect_date} label="Beskeden går ut" />
        )}
      </StateBadge>
      {status === 'waiting' && (
        <Button size="small" variant="quiet" onClick={onShow}>
          Visa beskeden
          <span className="sr-only">, {role_title}</span>
        </Button>
      )}
      {actions.includes('undo') && (
        <Button size="small" isBusy={isPending} onClick={undo}>
          {closingCommandLabels.undo}
          <span className="sr-only"> att {role_title} stängs</span>
        </Button>
      )}
      {actions.includes('reopen') && (
        <Button size="small" variant="quiet" isBusy={isPending} onClick={reopen}>
          {closingCommandLabels.reopen}
          <span className="sr-only">, {role_title}</span>
        </Button>
      )}
    </>
  );
}
