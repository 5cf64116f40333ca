import { useState } from 'react';
import type { OutboxEntryRow } from '#contract/talk/outbox.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

/** The commands of an administrator on one outgoing message. Only an undelivered one has commands. */
export function EntryCommands({ entry: { id, recipient, recipient_name, actions } }: { entry: OutboxEntryRow }) {
  const { send, run, isPending } = useCommand({ hasToast: true });
  const [isAsked, setIsAsked] = useState(false);
  const whom = recipient_name ?? recipient;
  const args = { params: { id } };

  const retry = async () => {
    if (await run('POST /admin/outbox/:id/retry', args)) showToast(`Utskicket till ${whom} försöks igen.`);
  };
  const giveUp = async () => {
    await send('POST /admin/outbox/:id/give-up', args);
    showToast(`Utskicket till ${whom} är avskrivet.`);
  };

  return (
    <span className="inline-flex flex-wrap justify-end gap-2 unstacked:flex-nowrap">
      {actions.includes('retry') && (
        <Button size="small" isBusy={isPending} onClick={retry}>
          Försök igen<span className="sr-only"> med utskicket till {whom}</span>
        </Button>
      )}
      {actions.includes('give-up') && (
        <Button size="small" variant="quiet" onClick={() => setIsAsked(true)}>
          Avskriv<span className="sr-only"> utskicket till {whom}</span>
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={`Avskriv utskicket till ${whom}?`}
        confirmLabel="Avskriv utskicket"
        cancelLabel="Behåll det"
        isDangerous
        onConfirm={giveUp}
      >
        Det skickas aldrig, och det som stod i det tas bort. Det går inte att ångra.
      </ConfirmDialog>
    </span>
  );
}
