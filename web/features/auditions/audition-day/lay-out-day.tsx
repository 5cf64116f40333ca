import { type FormEvent, useState } from 'react';
import type { AuditionTimes } from '#contract/auditions/audition-day.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DateInput, TimeInput } from '#web/ui/form/date-input.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

export interface LayOutDayProps {
  times: AuditionTimes;
  onMade: (day: string) => void;
  onClose: () => void;
}

const FORM = 'lagg-upp-tider';

/** Cuts a day into times: rooms, hours, lengths, and a break. */
export function LayOutDay({ times, onMade, onClose }: LayOutDayProps) {
  const { run, isPending, failure, fields } = useCommand();
  const params = { id: times.audition_id };
  const [rooms, setRooms] = useState(
    times.rooms.map((room) => room.name).join(', ') || (times.is_call ? 'Samtal' : 'Sal 1'),
  );
  const [day, setDay] = useState('');
  const [hasBreak, setHasBreak] = useState(true);
  const [form, setForm] = useState({
    from: '09:00',
    to: '16:00',
    minutes: '20',
    pause: '5',
    capacity: times.reads_together ? '2' : '1',
    break_from: '12:00',
    break_to: '13:00',
  });
  const set = (name: keyof typeof form) => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const names = rooms
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    const made = await run('POST /auditions/:id/times', {
      params,
      body: {
        day,
        from: form.from,
        to: form.to,
        minutes: Number(form.minutes),
        pause_minutes: Number(form.pause),
        capacity: Number(form.capacity),
        rooms: names,
        lunch: hasBreak ? { from: form.break_from, to: form.break_to } : null,
      },
    });
    if (!made) return;
    showToast(
      made.made_count === 0
        ? 'Dagen rymmer ingen tid av den längden.'
        : `${made.made_count} ${made.made_count === 1 ? 'tid är upplagd' : 'tider är upplagda'}.`,
    );
    onMade(day);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title="Lägg upp tider"
      description="Tiderna syns bara för er tills ni publicerar dem."
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isPending}>
            Avbryt
          </Button>
          <Button variant="primary" type="submit" form={FORM} isBusy={isPending}>
            Lägg upp tiderna
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Dag" error={fields.day}>
          <DateInput value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <Field
          label={times.is_call ? 'Samtal bredvid varandra' : 'Rum'}
          hint="Flera skiljs åt med komma. Alla får samma tider."
          error={fields.rooms ?? fields['rooms.0']}
        >
          <TextInput value={rooms} onChange={({ target }) => setRooms(target.value)} />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label="Från" error={fields.from}>
            <TimeInput {...set('from')} />
          </Field>
          <Field label="Till" error={fields.to}>
            <TimeInput {...set('to')} />
          </Field>
          <Field label="Längd" error={fields.minutes}>
            <TextInput type="number" inputMode="numeric" suffix="min" {...set('minutes')} />
          </Field>
          <Field label="Paus emellan" error={fields.pause_minutes}>
            <TextInput type="number" inputMode="numeric" suffix="min" {...set('pause')} />
          </Field>
        </div>
        <Field
          label="Personer i varje tid"
          hint={times.reads_together ? 'Rollerna läses ihop, så varje tid behöver minst två.' : undefined}
          error={fields.capacity}
        >
          <TextInput type="number" inputMode="numeric" {...set('capacity')} />
        </Field>
        <FieldGroup label="Rast" error={fields.lunch}>
          <Checkbox
            label="Ingen tid läggs på rasten"
            checked={hasBreak}
            onChange={({ target }) => setHasBreak(target.checked)}
          />
          {hasBreak && (
            <div className="grid grid-cols-2 gap-4">
              <Field label="Rast från">
                <TimeInput {...set('break_from')} />
              </Field>
              <Field label="Rast till">
                <TimeInput {...set('break_to')} />
              </Field>
            </div>
          )}
        </FieldGroup>
        {failure && Object.keys(fields).length === 0 && (
          <Callout tone="lost" role="alert">
            {failure}
          </Callout>
        )}
      </form>
    </Dialog>
  );
}
