import { useState } from 'react';
import type { Represented } from '#contract/people/representation.ts';
import { allowedWords, representationCommandLabels } from '#texts/people/representation-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';

/** One talent of an agent's roster, or one who asks the agent. */
export function RosterRow({ represented }: { represented: Represented }) {
  const { id, talent_name, allowed, actions, status, answered_date, expires_date } = represented;
  const { run, send, isPending, failure } = useCommand();
  const [leaving, setLeaving] = useState(false);
  const isOffer = status === 'offered';
  return (
    <article className="flex flex-col gap-3 py-4">
      <div>
        <h2 className="font-medium break-words">{talent_name}</h2>
        <p className="text-sm text-ink-muted">
          {isOffer ? 'Vill att du är agent. Du ' : 'Du '}
          {allowedWords(allowed)}.{' '}
          {isOffer ? (
            <>
              Svara senast <InstantText instant={expires_date} />.
            </>
          ) : (
            answered_date && (
              <>
                Sedan <InstantText instant={answered_date} />.
              </>
            )
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {actions.includes('accept') && (
          <Button
            variant="primary"
            size="small"
            isBusy={isPending}
            onClick={() => run('POST /agent/talents/:id/accept', { params: { id } })}
          >
            {representationCommandLabels.accept}
            <span className="sr-only"> för {talent_name}</span>
          </Button>
        )}
        {(actions.includes('decline') || actions.includes('resign')) && (
          <Button size="small" variant="quiet" onClick={() => setLeaving(true)}>
            {representationCommandLabels[isOffer ? 'decline' : 'resign']}
            <span className="sr-only"> för {talent_name}</span>
          </Button>
        )}
      </div>
      {failure && <FieldError>{failure}</FieldError>}
      <ConfirmDialog
        isOpen={leaving}
        onOpenChange={setLeaving}
        title={isOffer ? `Säg nej till ${talent_name}?` : `Sluta som agent för ${talent_name}?`}
        confirmLabel={representationCommandLabels[isOffer ? 'decline' : 'resign']}
        isDangerous
        onConfirm={() =>
          isOffer
            ? send('POST /agent/talents/:id/decline', { params: { id } })
            : send('POST /agent/talents/:id/resign', { params: { id } })
        }
      >
        {talent_name} får veta det. {!isOffer && 'Du ser och svarar inte längre, och får inga kopior.'}
      </ConfirmDialog>
    </article>
  );
}
