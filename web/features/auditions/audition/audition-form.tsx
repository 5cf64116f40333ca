import { Controller, type Path, useForm, useWatch } from 'react-hook-form';
import type { AuditionView, WrittenAudition } from '#contract/auditions/audition.ts';
import { AUDITION_BOUNDS as BOUNDS } from '#domain/auditions/audition/audition.ts';
import { AUDITION_KINDS } from '#domain/auditions/audition/audition.workflow.ts';
import { auditionLimits } from '#domain/auditions/audition/audition-limits.ts';
import { dayOf, isDay } from '#domain/kernel/time/day.ts';
import { auditionKindLabels } from '#texts/auditions/audition-words.ts';
import { ApiError } from '#web/api/client.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DateInput, TimeInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { clock } from '#web/ui/text/clock.ts';
import { type AuditionFields, fieldsOf, writtenOf } from './audition.view.ts';
import { AuditionLimits } from './audition-limits.tsx';
import { PlaceFields } from './place-fields.tsx';

interface AuditionFormProps {
  /** What is written of it; nothing for a new one. */
  audition?: AuditionView;
  submitLabel: string;
  save: (written: WrittenAudition) => Promise<unknown>;
}

const numbers = (most: number, word: (count: number) => string) =>
  Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: word(index + 1) }));
const TAKES = numbers(BOUNDS.takes, (count) => (count === 1 ? 'En tagning' : `Högst ${count} tagningar`));
const MINUTES = numbers(BOUNDS.minutes, (count) => (count === 1 ? 'Högst 1 minut' : `Högst ${count} minuter`));
const KINDS = AUDITION_KINDS.map((value) => ({ value, label: auditionKindLabels[value] }));

/** What people are to show, with what of it asks too much of them while it is written. */
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
      {text('instruction', 'Vad de ska göra', 'Repliker, rörelse, presentation. Be inte om egen rekvisita.', 5)}
      {text('context', 'Vad som händer i scenen', 'Var de är, vem de talar med och varför.', 3)}
      {text('tone', 'Ton', 'Hur det ska låta och kännas.', 2)}
      {text('director_note', 'Regissörens ord', 'Det som hjälper dem att träffa rätt.', 2)}
      {isTape ? (
        <>
          {!isPublished && (
            <div className="grid gap-6 sm:grid-cols-2">
              <Field
                label="Sista dag för filmen"
                error={errors.due_on?.message}
                hint="Den som har börjat skicka i tid är i tid."
              >
                <DateInput
                  {...form.register('due_on', { validate: (day) => isDay(day) || 'Skriv datumet som ÅÅÅÅ-MM-DD.' })}
                />
              </Field>
              <Field label="Klockan" hint="Svensk tid." error={errors.due_at?.message}>
                <TimeInput
                  {...form.register('due_at', {
                    validate: (time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time) || 'Skriv tiden som TT:MM.',
                  })}
                />
              </Field>
            </div>
          )}
          <div className="grid gap-6 sm:grid-cols-2">
            <Field label="Tagningar" error={errors.max_takes?.message}>
              <Select options={TAKES} {...form.register('max_takes', { setValueAs: Number })} />
            </Field>
            <Field label="Längd" error={errors.max_minutes?.message}>
              <Select options={MINUTES} {...form.register('max_minutes', { setValueAs: Number })} />
            </Field>
          </div>
        </>
      ) : (
        <PlaceFields form={form} kind={fields.kind} />
      )}
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
