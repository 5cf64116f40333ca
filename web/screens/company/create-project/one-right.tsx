import { Trash2 } from 'lucide-react';
import { Controller, useFormContext } from 'react-hook-form';
import { RIGHTS_BOUNDS } from '#domain/deal/terms/rights.ts';
import { media, territories } from '#domain/kernel/vocabulary/usage.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { parseNumber } from '#web/ui/form/parse-number.ts';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { emptyAsNull } from './brief-fields.tsx';
import type { ProjectForm } from './project-form.ts';
import { termsPath, useRoleTerms } from './use-role-terms.ts';
import { useTermsLacks } from './use-terms-lacks.ts';

const mediaOptions = media.entries.map(({ id, label }) => ({ value: id, label }));
const territoryOptions = territories.entries.map(({ id, label }) => ({ value: id, label }));

export interface OneRightProps {
  /** Index of the role. */
  index: number;
  /** Index among the role's rights. */
  at: number;
  onRemove: () => void;
}

/** One right to show the recorded material: media, territory, duration, start, pay, renewal and exclusivity. */
export function OneRight({ index, at, onRemove }: OneRightProps) {
  const { register, control } = useFormContext<ProjectForm>();
  const { errorAt } = useRoleTerms(index);
  const lackAt = useTermsLacks(index);
  type Name =
    | 'media'
    | 'territory'
    | 'months'
    | 'starts_on'
    | 'latest_start_on'
    | 'exclusivity'
    | 'fee_ore'
    | 'renewal_ore';
  const name = <Field extends Name>(field: Field) => termsPath(index, `rights.${at}.${field}`);
  const error = (field: Name) => errorAt(`rights.${at}.${field}`) ?? lackAt(`rights.${at}.${field}`);
  return (
    <fieldset className="grid gap-4 border-t border-hairline pt-3 sm:grid-cols-2">
      <legend className="sr-only">Rättighet {at + 1}</legend>
      <div className="flex items-center justify-between sm:col-span-2">
        <p className="kicker">Rättighet {at + 1}</p>
        <IconButton icon={Trash2} label={`Ta bort rättighet ${at + 1}`} onClick={onRemove} />
      </div>
      <Field label="Medier" error={error('media')} className="sm:col-span-2">
        <Controller
          name={name('media')}
          control={control}
          render={({ field }) => <MultiSelect label="Medier" options={mediaOptions} {...field} />}
        />
      </Field>
      <Field label="Område" error={error('territory')}>
        <Select {...register(name('territory'), emptyAsNull)} options={territoryOptions} placeholder="Välj område" />
      </Field>
      <Field label="Tid" error={error('months')}>
        <NumberInput unit="mån" {...register(name('months'), { setValueAs: (value) => parseNumber(value) ?? null })} />
      </Field>
      <Field
        label="Räknas från"
        isOptional
        hint="En bestämd dag. Tomt är från första visningen."
        error={error('starts_on')}
      >
        <DateInput {...register(name('starts_on'), emptyAsNull)} />
      </Field>
      <Field label="Första visning senast" isOptional error={error('latest_start_on')}>
        <DateInput {...register(name('latest_start_on'), emptyAsNull)} />
      </Field>
      <Field label="Ersättning" hint="Tomt är att den ingår i arvodet." error={error('fee_ore')}>
        <Controller name={name('fee_ore')} control={control} render={({ field }) => <MoneyInput {...field} />} />
      </Field>
      <Field label="Förlängning, lika lång tid" isOptional error={error('renewal_ore')}>
        <Controller name={name('renewal_ore')} control={control} render={({ field }) => <MoneyInput {...field} />} />
      </Field>
      <Field
        label="Ensamrätt inom"
        isOptional
        hint="Branschen där personen inte tar andra uppdrag under tiden."
        error={error('exclusivity')}
        className="sm:col-span-2"
      >
        <TextInput
          {...register(name('exclusivity'))}
          maxLength={RIGHTS_BOUNDS.exclusivity}
          placeholder="Bilförsäkring"
        />
      </Field>
    </fieldset>
  );
}
