import { Controller, useFormContext } from 'react-hook-form';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { municipalityOptions } from '#web/features/finding/search/municipality-options.ts';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { ProjectForm } from './project-form.ts';

/** The place of work: the municipality, and the address in words. */
export function PlaceFields({ isLocked }: { isLocked: boolean }) {
  const { register, control, watch, formState } = useFormContext<ProjectForm>();
  const { errors } = formState;
  const municipalityId = watch('municipality_id');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Kommun" error={errors.municipality_id?.message}>
        {isLocked ? (
          <TextInput readOnly value={municipalityId ? municipalities.label(municipalityId) : ''} />
        ) : (
          <Controller
            name="municipality_id"
            control={control}
            render={({ field }) => (
              <Combobox
                label="Kommun"
                options={municipalityOptions}
                placeholder="Sök kommun"
                {...field}
                onChange={(id) => field.onChange(id !== null && municipalities.has(id) ? id : null)}
              />
            )}
          />
        )}
      </Field>
      <Field label="Plats med egna ord" isOptional error={errors.place?.message}>
        <TextInput {...register('place')} maxLength={200} readOnly={isLocked} placeholder="Studio 3, Gasverket" />
      </Field>
    </div>
  );
}
