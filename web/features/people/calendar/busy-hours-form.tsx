import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { BUSY_NOTE_MAX, DAY_PARTS, type DayPart } from '#domain/people/talent/busy-hours.rules.ts';
import { dayPartLabels, hoursText } from '#texts/people/busy-hours-words.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { DateInput, TimeInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';

const check = lateCheck(async () => (await import('#contract/people/busy-hours.ts')).busyHours);

const OTHER = 'other';
const PARTS = [
  ...(Object.keys(DAY_PARTS) as DayPart[]).map((part) => ({
    value: part,
    label: dayPartLabels[part],
    hint: hoursText(DAY_PARTS[part]),
  })),
  { value: OTHER, label: 'Andra tider' },
];

interface BusyHoursFormProps {
  onAdded: () => void;
  onCancel: () => void;
}

/** A form for a part of a day, by name or by times, and a note that only the talent reads. */
export function BusyHoursForm({ onAdded, onCancel }: BusyHoursFormProps) {
  const { send } = useCommand();
  const [part, setPart] = useState<string>('morning');
  const form = useForm({
    resolver: useLateResolver(check),
    defaultValues: { day: '', ...DAY_PARTS.morning, note: '' } as Record<
      'day' | 'from_time' | 'to_time' | 'note',
      string
    >,
  });
  const { errors } = form.formState;
  const choose = (chosen: string) => {
    setPart(chosen);
    const { from_time, to_time } = DAY_PARTS[chosen as DayPart] ?? { from_time: '', to_time: '' };
    form.setValue('from_time', from_time);
    form.setValue('to_time', to_time);
  };
  return (
    <FormFrame
      form={form}
      onSubmit={async (body) => {
        try {
          await send('POST /talent/busy-hours', { body });
        } catch (error) {
          const message = error instanceof ApiError ? error.fields.day : undefined;
          if (!message) throw error;
          form.setError('day', { message }, { shouldFocus: true });
          return;
        }
        form.reset();
        onAdded();
      }}
      submitLabel="Lägg till"
      className="max-w-xl"
      extraActions={
        <Button variant="quiet" onClick={onCancel}>
          Avbryt
        </Button>
      }
    >
      <Field label="Dag" error={errors.day?.message}>
        <DateInput {...form.register('day')} />
      </Field>
      <RadioCards label="När" columns={2} options={PARTS} value={part} onChange={choose} />
      {part === OTHER && (
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label="Från" error={errors.from_time?.message}>
            <TimeInput {...form.register('from_time')} />
          </Field>
          <Field label="Till" error={errors.to_time?.message}>
            <TimeInput {...form.register('to_time')} />
          </Field>
        </div>
      )}
      <Field label="Anteckning" isOptional hint="Bara du läser den." error={errors.note?.message}>
        <TextInput maxLength={BUSY_NOTE_MAX} autoComplete="off" {...form.register('note')} />
      </Field>
    </FormFrame>
  );
}
