import { Controller, useFormContext } from 'react-hook-form';
import { FEE_BOUNDS, HALF_DAY_HOURS, KIND_PAYS, type OtherKind } from '#domain/deal/terms/fee.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { kindPayLabels, termsFieldLabels } from '#texts/deal/terms-words.ts';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { ProjectForm } from './project-form.ts';
import { termsPath, useRoleTerms } from './use-role-terms.ts';
import { useTermsLacks } from './use-terms-lacks.ts';

const pays = KIND_PAYS.map((value) => ({ value, label: kindPayLabels[value] }));
const hours = (from: number) =>
  Array.from({ length: FEE_BOUNDS.hours_per_day - from + 1 }, (_, at) => at + from).map((count) => ({
    value: String(count),
    label: count === 0 ? 'Ingen' : count === 1 ? '1 timme' : `${count} timmar`,
  }));
const DAY_HOURS = hours(1);
// All hours are listed, and those too long for a half day are disabled: a half day saved before there was a limit can
// still be shown.
const HALF_DAYS = DAY_HOURS.map((option) => ({ ...option, is_disabled: Number(option.value) > HALF_DAY_HOURS }));
const LEAST_HOURS = hours(0);

const asNumber = { setValueAs: Number };

/** Length of a day, minimum paid hours, what the fee includes, and the pay for days that are not work days. */
export function DayPayFields({ index }: { index: number }) {
  const { register, control, watch, setValue } = useFormContext<ProjectForm>();
  const { terms, errorAt } = useRoleTerms(index);
  const lackAt = useTermsLacks(index);
  const days = terms.days ?? watch('dates');
  const kinds = [...new Set(days.map(({ kind }) => kind))].filter((kind): kind is OtherKind => kind !== 'work');
  if (terms.fee.basis === 'unpaid') return null;
  return (
    <FieldGroup label="Dagen">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={termsFieldLabels['fee.hours_per_day']}
          hint="Därefter är det övertid."
          error={errorAt('fee.hours_per_day') ?? lackAt('fee.hours_per_day')}
        >
          <Select
            {...register(termsPath(index, 'fee.hours_per_day'), asNumber)}
            options={terms.fee.basis === 'half_day' ? HALF_DAYS : DAY_HOURS}
          />
        </Field>
        {terms.fee.basis === 'hour' && (
          <Field label={termsFieldLabels['fee.minimum_hours']} hint="Betalas även om dagen blir kortare.">
            <Select {...register(termsPath(index, 'fee.minimum_hours'), asNumber)} options={LEAST_HOURS} />
          </Field>
        )}
        {kinds.map((kind) => {
          const pay = terms.fee.of_kind[kind];
          const isOwn = pay.pay !== 'as_work' && pay.pay !== 'included';
          const field = `fee.of_kind.${kind}.amount_ore` as const;
          return (
            <div key={kind} className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
              <Field label={dateKindLabels[kind]}>
                <Select
                  options={pays}
                  value={pay.pay}
                  onChange={(event) => {
                    const next = event.target.value as typeof pay.pay;
                    const keeps = next !== 'as_work' && next !== 'included';
                    setValue(
                      termsPath(index, `fee.of_kind.${kind}`),
                      { pay: next, amount_ore: keeps ? pay.amount_ore : null },
                      { shouldDirty: true },
                    );
                  }}
                />
              </Field>
              {isOwn && (
                <Field
                  label={`Belopp för ${dateKindLabels[kind].toLocaleLowerCase('sv')}`}
                  error={errorAt(field) ?? lackAt(field)}
                >
                  <Controller
                    name={termsPath(index, field)}
                    control={control}
                    render={({ field: input }) => <MoneyInput {...input} />}
                  />
                </Field>
              )}
            </div>
          );
        })}
        <Field
          label={termsFieldLabels['fee.included']}
          isOptional
          error={errorAt('fee.included')}
          className="sm:col-span-2"
        >
          <TextInput
            {...register(termsPath(index, 'fee.included'))}
            maxLength={FEE_BOUNDS.included}
            placeholder="Lunch, egna kläder, ett extra språk"
          />
        </Field>
      </div>
    </FieldGroup>
  );
}
