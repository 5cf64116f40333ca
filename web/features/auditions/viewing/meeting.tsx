import type { Viewing } from '#contract/auditions/viewing.ts';
import { appointmentLabels } from '#texts/auditions/appointment-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

const PRESENCE = { attend: 'Var här', miss: 'Kom inte' } as const;

/** A meeting in a room or by video: shows its time and the person's presence, where other auditions show a film. */
export function Meeting({ viewing: { invitation, candidate, time } }: { viewing: Viewing }) {
  const { run, failure, isPending } = useCommand();
  const said = (['attend', 'miss'] as const).filter((command) => invitation.actions.includes(command));
  return (
    <div className="flex flex-col items-start gap-3">
      {time && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <InstantText instant={time.starts_date} />
          <StateBadge tone={appointmentLabels[time.status].tone}>{appointmentLabels[time.status].word}</StateBadge>
        </p>
      )}
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
