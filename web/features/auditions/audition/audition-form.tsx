import { Controller, type Path, useForm, useWatch } from 'react-hook-form';
import type { AuditionView, WrittenAudition } from '#contract/auditions/audition.ts';
import { AUDITION_BOUNDS as BOUNDS } from '#domain/auditions/audition/audition.ts';
import { AUDITION_KINDS } from '#domain/auditions/audition/audition.workflow.ts';
import { auditionLimits } from '#domain/auditions/audition/audition-limits.ts';
import { dayOf, isDay } from '#domain/kernel/time/day.ts';
import { auditionKindLabels } from '#texts/auditions/audition-words.ts';
import { ApiError } from '#web/api/client.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { clock } from '#web/ui/text/clock.ts';
import { type AuditionFields, fieldsOf, writtenOf } from './audition.view.ts';
import { AuditionLimits } from './audition-limits.tsx';
import { PlaceFields } from './place-fields.tsx';
import { SceneFields } from './scene-fields.tsx';
import { TapeFields } from './tape-fields.tsx';

interface AuditionFormProps {
  /** The audition to change; absent for a new one. */
  audition?: AuditionView;
  submitLabel: string;
  save: (written: WrittenAudition) => Promise<unknown>;
}

const KINDS = AUDITION_KINDS.map((value) => ({ value, label: auditionKindLabels[value] }));

/** The form of an audition; it warns while the user types if the audition asks too much of people. */
export function AuditionForm({ audition, submitLabel, save }: AuditionFormProps) {
  const today = clock.today();
  const form = useForm<AuditionFields>({ defaultValues: fieldsOf(audition, today) });
  const { errors } = form.formState;
  const fields = useWatch({ control: form.control }) as AuditionFields;
  const isPublished = audition?.status === 'published';
  const isTape = fields.kind === 'self_tape';
  const written = isDay(fields.due_on) ? writtenOf(fields) : { ...fields, deadline_date: null };
  const limits = auditionLimits({
    ...written,
    sides_pages: audition?.sides_pages ?? 0,
    asked_on: isPublished && audition.published_date ? dayOf(audition.published_date) : today,
    is_first: true,
  }).filter((limit) => limit !== 'intimate_first' || audition?.limits.includes(limit) !== false);
  const submit = async (values: AuditionFields) => {
    try {
      await save(writtenOf(values));
    } catch (error) {
      const said = error instanceof ApiError ? Object.entries(error.fields ?? {}) : [];
      if (said.length === 0) throw error;
      for (const [path, message] of said) {
        const name = path.replace(/^content\./, '').replace('deadline_date', 'due_on') as Path<AuditionFields>;
        form.setError(name, { message });
      }
    }
  };
  return (
    <FormFrame form={form} onSubmit={submit} submitLabel={submitLabel} className="max-w-prose">
      {!isPublished && (
        <Controller
          control={form.control}
          name="kind"
          render={({ field }) => (
            <RadioCards label="Hur ses ni?" options={KINDS} columns={3} value={field.value} onChange={field.onChange} />
          )}
        />
      )}
      <Field label="Rubrik" hint="Vad ni kallar den, till exempel scenens namn." error={errors.title?.message}>
        <TextInput autoComplete="off" maxLength={BOUNDS.title} {...form.register('title')} />
      </Field>
      <SceneFields form={form} isTape={isTape} />
      {isTape ? <TapeFields form={form} isPublished={isPublished} /> : <PlaceFields form={form} kind={fields.kind} />}
      <Field label="Besked senast" hint="Alla som kallas får veta dagen." error={errors.decision_by?.message}>
        <DateInput {...form.register('decision_by')} />
      </Field>
      <Checkbox
        label="Nakenhet eller intima scener ingår"
        hint="Det får aldrig ingå i en första provfilmning."
        {...form.register('is_intimate')}
      />
      <AuditionLimits limits={limits} />
    </FormFrame>
  );
}
