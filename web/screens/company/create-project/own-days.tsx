import { Plus, X } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { DAY_KINDS } from '#domain/deal/terms/days.ts';
import { TERMS_BOUNDS } from '#domain/deal/terms/terms.ts';
import { daysOf } from '#domain/deal/terms/written-terms.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DateInput, TimeInput } from '#web/ui/form/date-input.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { emptyAsNull } from './brief-fields.tsx';
import { writtenDates } from './merge-brief.ts';
import type { ProjectForm } from './project-form.ts';
import { termsPath, useRoleTerms } from './use-role-terms.ts';
import { useTermsLacks } from './use-terms-lacks.ts';

const kinds = DAY_KINDS.map((value) => ({ value, label: dateKindLabels[value] }));

/** Days and times of a role. Without own days the role has all days of the project. */
export function OwnDays({ index, isAgreed }: { index: number; isAgreed: boolean }) {
  const { register, getValues } = useFormContext<ProjectForm>();
  const { terms, put, errorAt, errorOfAll } = useRoleTerms(index);
  const lackAt = useTermsLacks(index);
  const { days } = terms;
  const projectDays = () => daysOf({ dates: writtenDates(getValues()) }, { days: null, hours: terms.hours });
  const error = errorOfAll('days') ?? lackAt('days');
  return (
    <div className="flex flex-col gap-4 pt-2 text-ink">
      {!isAgreed && (
        <Checkbox
          label="Alla projektets dagar"
          hint="Bocka ur för att välja rollens egna dagar, med egna tider."
          checked={days === null}
          onChange={(event) => put({ days: event.target.checked ? null : projectDays() })}
        />
      )}
      {days?.map((_, at) => {
        const name = (field: 'kind' | 'starts_on' | 'ends_on' | 'call_time' | 'end_time') =>
          termsPath(index, `days.${at}.${field}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form names the days by their places
          <fieldset key={at} className="flex flex-wrap items-start gap-3 border-t border-hairline pt-3">
            <legend className="sr-only">Rollens dagar {at + 1}</legend>
            <Field label="Slag" className="w-36">
              <Select {...register(name('kind'))} options={kinds} />
            </Field>
            <Field label="Från" error={errorAt(`days.${at}.starts_on`)} className="w-32">
              <DateInput {...register(name('starts_on'))} />
            </Field>
            <Field label="Till och med" error={errorAt(`days.${at}.ends_on`)} className="w-32">
              <DateInput {...register(name('ends_on'))} />
            </Field>
            <Field label="Samling" error={errorAt(`days.${at}.call_time`)} className="w-22">
              <TimeInput {...register(name('call_time'), emptyAsNull)} />
            </Field>
            <Field label="Slut" error={errorAt(`days.${at}.end_time`)} className="w-22">
              <TimeInput {...register(name('end_time'), emptyAsNull)} />
            </Field>
            <IconButton
              icon={X}
              label={`Ta bort rollens dagar ${at + 1}`}
              className="mt-6.5"
              onClick={() => put({ days: days.filter((__, place) => place !== at) })}
            />
          </fieldset>
        );
      })}
      {days !== null && error && <FieldError>{error}</FieldError>}
      {days !== null && days.length < TERMS_BOUNDS.days && (
        <Button
          size="small"
          icon={Plus}
          className="self-start"
          onClick={() =>
            put({
              days: [...days, { kind: 'work', starts_on: '', ends_on: '', call_time: null, end_time: null }],
            })
          }
        >
          Lägg till dagar
        </Button>
      )}
    </div>
  );
}
