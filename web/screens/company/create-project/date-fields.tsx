import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { isDay } from '#domain/kernel/time/day.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field, FieldError, FieldGroup } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { emptyAsNull } from './brief-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { ProjectForm } from './project-form.ts';

const kinds = Object.entries(dateKindLabels).map(([value, label]) => ({ value, label }));

/** Days, place and the day of the company's decision. */
export function DateFields({ isLocked }: { isLocked: boolean }) {
  const { register, formState } = useFormContext<ProjectForm>();
  const { errors } = formState;
  return (
    <Section title="När och var">
      <div className="flex flex-col gap-6">
        {isLocked ? <LockedDates /> : <Dates />}
        <PlaceFields isLocked={isLocked} />
        <Field
          label="Besked senast"
          isOptional
          hint="Då vet alla som har sagt ja om de är med. Dagen står i förfrågan."
          error={errors.decision_by?.message}
        >
          <DateInput {...register('decision_by', emptyAsNull)} />
        </Field>
      </div>
    </Section>
  );
}

function Dates() {
  const { register, control, formState, getValues, setValue } = useFormContext<ProjectForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'dates' });
  const errors = formState.errors.dates;
  const whole = errors?.root?.message ?? errors?.message;
  // Most work takes one day, so an empty last day gets the value of the first day.
  const followFirst = (index: number) => {
    const { starts_on, ends_on } = getValues(`dates.${index}`);
    if (isDay(starts_on) && ends_on === '') {
      setValue(`dates.${index}.ends_on`, starts_on, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
  };
  return (
    <FieldGroup label="Datum" hint="En rad för varje sammanhängande period. Alla dagar räknas med i arvodet.">
      <ul className="flex flex-col gap-4">
        {fields.map((field, index) => {
          const error = errors?.[index];
          const start = register(`dates.${index}.starts_on`);
          return (
            <li key={field.id} className="flex flex-wrap items-start gap-3">
              <Field label="Slag" className="w-40">
                <Select {...register(`dates.${index}.kind`)} options={kinds} />
              </Field>
              <Field label="Första dagen" error={error?.starts_on?.message} className="w-36">
                <DateInput
                  {...start}
                  onBlur={(event) => {
                    void start.onBlur(event);
                    followFirst(index);
                  }}
                />
              </Field>
              <Field label="Sista dagen" error={error?.ends_on?.message} className="w-36">
                {/* The last day may have been filled in automatically: selecting it lets the user type over it. */}
                <DateInput {...register(`dates.${index}.ends_on`)} onFocus={(event) => event.target.select()} />
              </Field>
              <IconButton
                icon={X}
                label={`Ta bort datum ${index + 1}`}
                className="mt-6.5"
                onClick={() => remove(index)}
              />
            </li>
          );
        })}
      </ul>
      {whole && <FieldError>{whole}</FieldError>}
      {fields.length < 20 && (
        <Button
          size="small"
          icon={Plus}
          className="self-start"
          onClick={() => append({ kind: 'work', starts_on: '', ends_on: '' })}
        >
          Lägg till datum
        </Button>
      )}
    </FieldGroup>
  );
}

function LockedDates() {
  const dates = useFormContext<ProjectForm>().watch('dates');
  return (
    <FieldGroup label="Datum">
      <ul className="text-sm">
        {dates.map((date) => (
          <li key={`${date.kind}/${date.starts_on}`}>
            <SpanText from={date.starts_on} to={date.ends_on} />, {dateKindLabels[date.kind].toLocaleLowerCase('sv')}
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}
