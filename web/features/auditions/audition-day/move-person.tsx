import { useState } from 'react';
import type { TimePerson } from '#contract/auditions/audition-day.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { useTimes } from './audition-day-queries.ts';
import { placesOf, spanOf } from './times.view.ts';
import { usePlaces } from './use-places.ts';

export interface MovePersonProps {
  auditionId: string;
  day: string | null;
  person: TimePerson;
  onClose: () => void;
}

/** 'Flytta till …': moves a person to a free slot of any day, or swaps slots with another person. */
export function MovePerson({ auditionId, day: startDay, person, onClose }: MovePersonProps) {
  const [day, setDay] = useState(startDay ?? undefined);
  const [chosen, setChosen] = useState('');
  const query = useTimes(auditionId, day);
  const { put, isPending } = usePlaces(auditionId);
  const slots = (query.data?.slots ?? []).filter(({ kind, id }) => kind === 'slot' && id !== person.slot_id);
  const roomOf = (id: string) => query.data?.rooms.find((room) => room.id === id)?.name ?? '';
  const options = slots.flatMap((slot) => {
    const where = `${spanOf(slot)}, ${roomOf(slot.room_id)}`;
    const free = slot.left_count > 0 ? [{ value: slot.id, label: `${where}: ledig` }] : [];
    // A person without a slot cannot swap.
    const swaps = person.slot_id
      ? slot.people.map((other) => ({
          value: `${slot.id} ${other.id}`,
          label: `${where}: byt med ${other.talent_name}`,
        }))
      : [];
    return [...free, ...swaps];
  });
  const move = async () => {
    const [slot_id = '', other_id] = chosen.split(' ');
    const slot = slots.find(({ id }) => id === slot_id);
    if (!slot) return;
    const other = slot.people.find(({ id }) => id === other_id);
    const words = other
      ? `${person.talent_name} och ${other.talent_name} har bytt tid.`
      : `${person.talent_name} flyttades till ${spanOf(slot)}.`;
    if (await put(placesOf(person, slot_id, other), words)) onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={`Flytta ${person.talent_name}`}
      description="Ingen får veta något förrän du publicerar tiderna."
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isPending}>
            Avbryt
          </Button>
          <Button variant="primary" isBusy={isPending} disabled={chosen === ''} onClick={move}>
            Flytta
          </Button>
        </>
      }
    >
      <QueryFrame query={query}>
        {(times) => (
          <div className="flex flex-col gap-4">
            {times.days.length > 1 && (
              <Field label="Dag">
                <Select
                  options={times.days.map((one) => ({ value: one.day, label: formatDay(one.day) }))}
                  value={day ?? times.day ?? ''}
                  onChange={({ target }) => {
                    setDay(target.value);
                    setChosen('');
                  }}
                />
              </Field>
            )}
            <Field label="Tid" hint={options.length === 0 ? 'Ingen tid är ledig den dagen.' : undefined}>
              <Select
                options={options}
                placeholder="Välj tid"
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
              />
            </Field>
          </div>
        )}
      </QueryFrame>
    </Dialog>
  );
}
