import type { AuditionTimes } from '#contract/auditions/audition-day.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DateInput, TimeInput } from '#web/ui/form/date-input.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { NewTimes } from './use-new-times.ts';

export interface NewTimesFieldsProps {
  times: AuditionTimes;
  written: NewTimes;
  onChange: (parts: Partial<NewTimes>) => void;
  /** The message of each faulty field, by the name of the field in the call. */
  errors: Readonly<Record<string, string>>;
}

/** The fields for dividing a day into slots. */
export function NewTimesFields({ times, written, onChange, errors }: NewTimesFieldsProps) {
  const field = (name: Exclude<keyof NewTimes, 'has_break'>) => ({
    value: written[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <Field label="Dag" error={errors.day}>
        <DateInput {...field('day')} />
      </Field>
      <Field
        label={times.is_call ? 'Samtal bredvid varandra' : 'Rum'}
        hint="Flera skiljs åt med komma. Alla får samma tider."
        error={errors.rooms ?? errors['rooms.0']}
      >
        <TextInput {...field('rooms')} />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Från" error={errors.from}>
          <TimeInput {...field('from')} />
        </Field>
        <Field label="Till" error={errors.to}>
          <TimeInput {...field('to')} />
        </Field>
        <Field label="Längd" error={errors.minutes}>
          <TextInput type="number" inputMode="numeric" suffix="min" {...field('minutes')} />
        </Field>
        <Field label="Paus emellan" error={errors.pause_minutes}>
          <TextInput type="number" inputMode="numeric" suffix="min" {...field('pause')} />
        </Field>
      </div>
      <Field
        label="Personer i varje tid"
        hint={times.reads_together ? 'Rollerna läses ihop, så varje tid behöver minst två.' : undefined}
        error={errors.capacity}
      >
        <TextInput type="number" inputMode="numeric" {...field('capacity')} />
      </Field>
      <FieldGroup label="Rast" error={errors.lunch}>
        <Checkbox
          label="Ingen tid läggs på rasten"
          checked={written.has_break}
          onChange={({ target }) => onChange({ has_break: target.checked })}
        />
        {written.has_break && (
          <div className="grid grid-cols-2 gap-4">
            <Field label="Rast från">
              <TimeInput {...field('break_from')} />
            </Field>
            <Field label="Rast till">
              <TimeInput {...field('break_to')} />
            </Field>
          </div>
        )}
      </FieldGroup>
    </>
  );
}
