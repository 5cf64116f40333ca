import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { SheetInHand } from '#contract/work/call-sheet.ts';
import { HEAD_FIELDS, PLAIN_FIELDS, type SheetField } from '#domain/work/call-sheet/call-sheet.ts';
import { sheetFieldLabels } from '#texts/work/call-sheet-words.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { type Writing, writingOf } from '#web/ui/form/use-held.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { working } from './call-sheet.view.ts';
import { OwnTimes, type SheetValues } from './own-times.tsx';
import { SheetStatus } from './sheet-status.tsx';

const HINTS: Partial<Record<SheetField, string>> = {
  address: 'Gatuadress, så att kartan visar rätt.',
  clothes: 'Vad var och en tar med, och vad ni har på plats.',
  food: 'När ni äter, och vem som ordnar det.',
  hospital: 'Namn och adress.',
  weather: 'Vad som händer då, och när ni säger till.',
};

interface SheetFormProps {
  projectId: string;
  inHand: SheetInHand;
  onWriting: (writing: Writing) => void;
  /** Called with the saved call sheet. Text typed during the saving stays in the form. */
  onSaved: (saved: SheetInHand) => void;
  /** Shown above the fields. */
  note: ReactNode;
}

/**
 * The form of a call sheet. The company can save any number of times; the people are told only when it is published.
 */
export function SheetForm({ projectId, inHand, onWriting, onSaved, note }: SheetFormProps) {
  const { send } = useCommand();
  const { day, revision, content, sheet, may_write } = inHand;
  const people = working(inHand);
  const own = (id: string) => content.people.find(({ candidate_id }) => candidate_id === id);
  const form = useForm<SheetValues>({
    defaultValues: {
      ...content,
      people: people.map(({ id }) => ({
        candidate_id: id,
        call_time: own(id)?.call_time ?? '',
        note: own(id)?.note ?? '',
      })),
    },
  });
  const { errors, isDirty } = form.formState;
  const writing = writingOf(form.formState);
  useEffect(() => onWriting(writing), [onWriting, writing]);
  const save = async (values: SheetValues) => {
    try {
      const call = { params: { id: projectId, day }, body: { content: values, revision } };
      onSaved(await send('PUT /projects/:id/call-sheets/:day', call));
      showToast('Utkastet är sparat. Ingen har fått veta något än.');
    } catch (error) {
      const said = error instanceof ApiError ? Object.entries(error.fields ?? {}) : [];
      if (said.length === 0) throw error;
      for (const [name, message] of said) form.setError(name.replace(/^content\./, '') as SheetField, { message });
    }
  };
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <FormFrame
        form={form}
        onSubmit={save}
        submitLabel="Spara utkastet"
        isSubmitQuiet={sheet !== null && !isDirty}
        isReadOnly={!may_write}
      >
        {note}
        <div className="grid gap-6 sm:grid-cols-2">
          {HEAD_FIELDS.map((name) => (
            <Field key={name} label={sheetFieldLabels[name]} hint={HINTS[name]} error={errors[name]?.message}>
              <TextInput
                type={name === 'call_time' ? 'time' : name === 'contact_phone' ? 'tel' : 'text'}
                autoComplete="off"
                {...form.register(name)}
              />
            </Field>
          ))}
        </div>
        {PLAIN_FIELDS.map((name) => (
          <Field key={name} label={sheetFieldLabels[name]} hint={HINTS[name]} isOptional error={errors[name]?.message}>
            <Textarea rows={name === 'notes' ? 5 : 2} {...form.register(name)} />
          </Field>
        ))}
        <OwnTimes people={people} register={form.register} />
      </FormFrame>
      <SheetStatus projectId={projectId} inHand={inHand} hasUnsaved={isDirty} />
    </div>
  );
}
