import type { UseFormReturn } from 'react-hook-form';
import { AUDITION_BOUNDS as BOUNDS } from '#domain/auditions/audition/audition.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import { DateInput, TimeInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { AuditionFields } from './audition.view.ts';

const numbers = (most: number, word: (count: number) => string) =>
  Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: word(index + 1) }));
const TAKES = numbers(BOUNDS.takes, (count) => (count === 1 ? 'En tagning' : `Högst ${count} tagningar`));
const MINUTES = numbers(BOUNDS.minutes, (count) => (count === 1 ? 'Högst 1 minut' : `Högst ${count} minuter`));

interface TapeFieldsProps {
  form: UseFormReturn<AuditionFields>;
  /** True if the audition is published: then this form does not change its deadline. */
  isPublished: boolean;
}

/** The deadline of a tape, the number of takes and their length. */
export function TapeFields({ form, isPublished }: TapeFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      {!isPublished && (
        <div className="grid gap-6 sm:grid-cols-2">
          <Field
            label="Sista dag för filmen"
            error={errors.due_on?.message}
            hint="Den som har börjat skicka i tid är i tid."
          >
            <DateInput
              {...form.register('due_on', { validate: (day) => isDay(day) || 'Skriv datumet som ÅÅÅÅ-MM-DD.' })}
            />
          </Field>
          <Field label="Klockan" hint="Svensk tid." error={errors.due_at?.message}>
            <TimeInput
              {...form.register('due_at', {
                validate: (time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time) || 'Skriv tiden som TT:MM.',
              })}
            />
          </Field>
        </div>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Tagningar" error={errors.max_takes?.message}>
          <Select options={TAKES} {...form.register('max_takes', { setValueAs: Number })} />
        </Field>
        <Field label="Längd" error={errors.max_minutes?.message}>
          <Select options={MINUTES} {...form.register('max_minutes', { setValueAs: Number })} />
        </Field>
      </div>
    </>
  );
}
