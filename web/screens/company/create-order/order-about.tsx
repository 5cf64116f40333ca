import { useFormContext } from 'react-hook-form';
import type { ProjectForm } from '#web/screens/company/create-project/project-form.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Section } from '#web/ui/frame/section.tsx';

/** Title and description of an order. */
export function OrderAbout() {
  const { register, watch, formState } = useFormContext<ProjectForm>();
  return (
    <Section title="Vad">
      <div className="flex flex-col gap-5">
        <Field label="Vad gäller beställningen?" error={formState.errors.title?.message}>
          <TextInput {...register('title')} maxLength={120} placeholder="Julfilm för butikerna" />
        </Field>
        <Field label="Beskrivning" isOptional error={formState.errors.description?.message}>
          <Textarea {...register('description')} rows={3} maxLength={5000} value={watch('description')} />
        </Field>
      </div>
    </Section>
  );
}
