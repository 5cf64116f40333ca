import { useState } from 'react';
import type { TimeSlot } from '#contract/auditions/audition-day.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { spanOf } from './times.view.ts';

export interface ChangeTimeProps {
  auditionId: string;
  slot: TimeSlot;
  isCall: boolean;
  onClose: () => void;
}

/** Changes one slot: its number of places or its video link, or turns it into a break, or removes it. */
export function ChangeTime({ auditionId, slot, isCall, onClose }: ChangeTimeProps) {
  const { run, isPending, failure, fields } = useCommand();
  const [capacity, setCapacity] = useState(String(slot.capacity));
  const [video_link, setLink] = useState(slot.video_link);
  const isBreak = slot.kind === 'break';
  const change = async (body: { kind?: 'slot' | 'break'; capacity?: number; video_link?: string }) => {
    if (await run('PATCH /audition-slots/:id', { params: { id: slot.id }, body })) onClose();
  };
  const remove = async () => {
    const body = { slot_ids: [slot.id] };
    if (await run('POST /auditions/:id/times/remove', { params: { id: auditionId }, body })) onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={`${isBreak ? 'Rasten' : 'Tiden'} ${spanOf(slot)}`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isPending}>
            Avbryt
          </Button>
          {!isBreak && (
            <Button
              variant="primary"
              isBusy={isPending}
              onClick={() => change({ capacity: Number(capacity), ...(isCall && { video_link }) })}
            >
              Spara
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {!isBreak && (
          <Field label="Så många personer ryms" error={fields.capacity}>
            <TextInput
              type="number"
              inputMode="numeric"
              value={capacity}
              onChange={({ target }) => setCapacity(target.value)}
              className="max-w-28"
            />
          </Field>
        )}
        {!isBreak && isCall && (
          <Field
            label="Länk till samtalet"
            isOptional
            hint="Lämna tomt om det är samma länk som för hela provfilmningen. Bara den som har bekräftat ser den."
            error={fields.video_link}
          >
            <TextInput type="url" value={video_link} onChange={({ target }) => setLink(target.value.trim())} />
          </Field>
        )}
        {failure && Object.keys(fields).length === 0 && (
          <Callout tone="lost" role="alert">
            {failure}
          </Callout>
        )}
        <div className="flex flex-wrap gap-2">
          <Button size="small" disabled={isPending} onClick={() => change({ kind: isBreak ? 'slot' : 'break' })}>
            {isBreak ? 'Gör till en tid' : 'Gör till en rast'}
          </Button>
          <Button size="small" variant="danger" disabled={isPending} onClick={remove}>
            Ta bort
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
