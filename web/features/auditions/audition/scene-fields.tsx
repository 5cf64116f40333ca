import type { UseFormReturn } from 'react-hook-form';
import { AUDITION_BOUNDS as BOUNDS } from '#domain/auditions/audition/audition.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import type { AuditionFields } from './audition.view.ts';

/** The fields that describe the scene: what the actor does, and how. */
export function SceneFields({ form, isTape }: { form: UseFormReturn<AuditionFields>; isTape: boolean }) {
  const { errors } = form.formState;
  const text = (
    name: 'instruction' | 'context' | 'tone' | 'director_note',
    label: string,
    hint: string,
    rows: number,
  ) => (
    <Field
      label={label}
      hint={hint}
      isOptional={name !== 'instruction' && !(name === 'context' && isTape)}
      error={errors[name]?.message}
    >
      <Textarea rows={rows} maxLength={BOUNDS.text} {...form.register(name)} />
    </Field>
  );
  return (
    <>
      {text('instruction', 'Vad de ska göra', 'Repliker, rörelse, presentation. Be inte om egen rekvisita.', 5)}
      {text('context', 'Vad som händer i scenen', 'Var de är, vem de talar med och varför.', 3)}
      {text('tone', 'Ton', 'Hur det ska låta och kännas.', 2)}
      {text('director_note', 'Regissörens ord', 'Det som hjälper dem att träffa rätt.', 2)}
    </>
  );
}
