import type { Viewing } from '#contract/viewing.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';

const PRESENCE = { attend: 'Var här', miss: 'Kom inte' } as const;

/** Somebody met in a room or a call: there is no film, but whether they came. */
export function Meeting({ viewing: { invitation, candidate } }: { viewing: Viewing }) {
  const { run, failure, isPending } = useCommand();
  const said = (['attend', 'miss'] as const).filter((command) => invitation.actions.includes(command));
  return (
    <div className="flex flex-col items-start gap-3">
      {said.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {said.map((command) => (
            <Button
              key={command}
              size="small"
              isBusy={isPending}
              onClick={() => run(`POST /invitations/:id/${command}`, { params: { id: invitation.id } })}
            >
              {PRESENCE[command]}
              <span className="sr-only">: {candidate.talent.name}</span>
            </Button>
          ))}
        </div>
      )}
      {failure && <Callout tone="lost">{failure}</Callout>}
    </div>
  );
}
