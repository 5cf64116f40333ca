import { useState } from 'react';
import type { RequestDetails } from '#contract/casting/candidate.ts';
import { optionCommandLabels } from '#texts/casting/labels.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { talentOption } from './option.view.ts';

/** A company's option on the talent, and the button to release it. Renders nothing without an option. */
export function TalentOption({ request }: { request: Pick<RequestDetails, 'id' | 'company_name' | 'option'> }) {
  const { id, company_name, option } = request;
  const { send } = useCommand();
  const [isAsking, setIsAsking] = useState(false);
  if (!option) return null;
  const { state, note } = talentOption(option, company_name);
  return (
    <section aria-label="Option" className="flex flex-col gap-2 border-t border-hairline pt-4">
      <StateBadge tone={state.tone} wraps className="self-start">
        {state.word}
      </StateBadge>
      <p className="max-w-prose text-sm text-ink-muted">{note}</p>
      {option.actions.includes('release-by-talent') && (
        <Button size="small" className="self-start" onClick={() => setIsAsking(true)}>
          {optionCommandLabels['release-by-talent']}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Släpp optionen?"
        confirmLabel={optionCommandLabels['release-by-talent']}
        cancelLabel="Låt den stå"
        onConfirm={() => send('POST /talent/requests/:id/option/release', { params: { id } })}
      >
        {company_name} får veta att du inte håller dagarna längre. Ditt ja till förfrågan står kvar, så de kan
        fortfarande boka dig.
      </ConfirmDialog>
    </section>
  );
}
