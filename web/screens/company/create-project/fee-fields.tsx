import { Controller, useFormContext } from 'react-hook-form';
import { FEE_BASES, type FeeBasis } from '#domain/deal/terms/fee.ts';
import { termsWithBasis } from '#domain/deal/terms/start-terms.ts';
import { feeBasisLabels, feeLabels } from '#texts/deal/terms-words.ts';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { ProjectForm } from './project-form.ts';

const bases = FEE_BASES.map((value) => ({ value, label: feeBasisLabels[value] }));

/** The fee of a role and its basis. Unpaid work must be chosen explicitly; an empty amount never means unpaid. */
export function FeeFields({ index, isLocked }: { index: number; isLocked: boolean }) {
  const { control, watch, formState, getValues, setValue } = useFormContext<ProjectForm>();
  const fee = watch(`roles.${index}.terms.fee`);
  const error = formState.errors.roles?.[index]?.terms?.fee?.amount_ore?.message;
  const choose = (basis: FeeBasis) => {
    const terms = termsWithBasis(getValues(`roles.${index}.terms`), basis);
    setValue(`roles.${index}.terms`, terms, { shouldDirty: true });
  };
  return (
    <>
      <Field label="Arvodet gäller" className="sm:col-span-2">
        <Select
          options={bases}
          value={fee.basis}
          disabled={isLocked}
          onChange={(event) => choose(event.target.value as FeeBasis)}
        />
      </Field>
      {fee.basis === 'unpaid' ? (
        <p className="self-end pb-2 text-sm text-ink-muted sm:col-span-2">Inget betalas. Det står i förfrågan.</p>
      ) : (
        <Field label={feeLabels[fee.basis]} error={error} className="sm:col-span-2">
          <Controller
            name={`roles.${index}.terms.fee.amount_ore`}
            control={control}
            render={({ field }) => <MoneyInput {...field} readOnly={isLocked} />}
          />
        </Field>
      )}
    </>
  );
}
