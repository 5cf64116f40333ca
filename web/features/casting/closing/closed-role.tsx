import type { ClosingShown } from '#contract/casting/closing.ts';
import { closingCommandLabels } from '#texts/casting/closing-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';

/** The state of a role's closing, with a countdown while it can be undone. */
export function ClosedRole({ closing, onShow }: { closing: ClosingShown; onShow: () => void }) {
  const { id, role_title, status, takes_effect_date, actions } = closing;
  const { run, isPending } = useCommand({ hasToast: true });
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
      <StateBadge tone={status === 'waiting' ? 'waiting' : 'neutral'} className="sm:ml-3">
        {status === 'done' ? (
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
