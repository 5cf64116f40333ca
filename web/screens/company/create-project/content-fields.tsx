import { useFormContext } from 'react-hook-form';
import { TERMS_BOUNDS } from '#domain/deal/terms/terms.ts';
import { roleContent } from '#domain/kernel/vocabulary/role-content.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import type { ProjectForm } from './project-form.ts';
import { termsPath, useRoleTerms } from './use-role-terms.ts';

/** Fields for content that some talents decline: the request tells the content before anybody answers. */
export function ContentFields({ index }: { index: number }) {
  const { register } = useFormContext<ProjectForm>();
  const { terms, put, errorAt } = useRoleTerms(index);
  const { content } = terms;
  return (
    <FieldGroup label="I rollen ingår" hint="Det står i förfrågan, så att ingen säger ja utan att veta.">
      <div className="grid sm:grid-cols-2">
        {roleContent.entries.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={content.includes(id)}
            onChange={(event) =>
              put({ content: event.target.checked ? [...content, id] : content.filter((one) => one !== id) })
            }
          />
        ))}
      </div>
      <Field
        label="Mer om innehållet"
        isOptional
        hint="Hur långt det går, vilka som är med, hur det skyddas."
        error={errorAt('content_note')}
        className="mt-2"
      >
        <Textarea
          {...register(termsPath(index, 'content_note'))}
          rows={2}
          maxLength={TERMS_BOUNDS.content_note}
          value={terms.content_note}
        />
      </Field>
    </FieldGroup>
  );
}
