import { useFormContext } from 'react-hook-form';
import { productionTypes } from '#domain/kernel/vocabulary/production-types.ts';
import { SensitiveNote } from '#web/features/projects/project/sensitive-note.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import type { ProjectForm } from './project-form.ts';

export const emptyAsNull = { setValueAs: (value: string | null) => value || null };

const types = productionTypes.entries.map(({ id, label }) => ({ value: id, label }));

/** Title, description and production type of the project. */
export function BriefFields() {
  const { register, watch, formState } = useFormContext<ProjectForm>();
  const { errors } = formState;
  return (
    <Section title="Projektet">
      <div className="flex flex-col gap-5">
        <Field label="Titel" error={errors.title?.message}>
          <TextInput {...register('title')} maxLength={120} placeholder="Vinterkampanj för tåget" />
        </Field>
        <Field label="Typ av produktion" isOptional error={errors.production_type?.message} className="max-w-sm">
          <Select {...register('production_type', emptyAsNull)} options={types} placeholder="Välj typ" />
        </Field>
        <Field
          label="Beskrivning"
          isOptional
          hint="Det den som får förfrågan läser: vad som ska göras, i vilken ton, för vem."
          error={errors.description?.message}
        >
          <Textarea {...register('description')} rows={6} maxLength={5000} value={watch('description')} />
        </Field>
        <SensitiveNote text={`${watch('title')}\n${watch('description')}`} />
      </div>
    </Section>
  );
}
