import { useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { useFreeTimes } from './audition-day-queries.ts';

/** The free slots, of which the talent takes one. */
export function ChooseTime({ id, onClose }: { id: string; onClose: () => void }) {
  const [chosen, setChosen] = useState<string>();
  const query = useFreeTimes(id, usePageNumber('tider'));
  const { run, isPending, failure } = useCommand();
  const take = async () => {
    if (!chosen) return;
    if (!(await run('POST /talent/invitations/:id/time', { params: { id }, body: { slot_id: chosen } }))) return;
    showToast('Tiden är din.');
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title="Välj tid"
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isPending}>
            Avbryt
          </Button>
          <Button variant="primary" isBusy={isPending} disabled={!chosen} onClick={take}>
            Ta tiden
          </Button>
        </>
      }
    >
      <QueryFrame
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-ink-muted">Ingen tid är ledig nu. Be om en annan tid, så kan du stå i kö.</p>}
      >
        {(data) => (
          <div className="flex flex-col gap-4">
            <RadioCards
              label="Lediga tider"
              isLabelHidden
              options={data.items.map((one) => ({
                value: one.id,
                label: `${formatInstant(one.starts_date)}, ${one.room}`,
              }))}
              value={chosen}
              onChange={setChosen}
            />
            <PageLinks of={data} noun="lediga tider" name="tider" />
          </div>
        )}
      </QueryFrame>
      {failure && (
        <Callout tone="lost" role="alert" className="mt-4">
          {failure}
        </Callout>
      )}
    </Dialog>
  );
}
