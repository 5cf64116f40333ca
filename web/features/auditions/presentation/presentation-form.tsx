import { type ReactNode, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { PresentationDetails } from '#contract/auditions/presentation.ts';
import { PRESENTATION_BOUNDS } from '#domain/auditions/presentation/presentation.rules.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { type Writing, writingOf } from '#web/ui/form/use-held.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { AddPeople } from './add-people.tsx';
import { ChosenPersonRow } from './chosen-person-row.tsx';
import { type ChosenPerson, chosenOf, stepped } from './presentation.view.ts';

interface Values {
  title: string;
  greeting: string;
  ends_on: string;
  shows_fee: boolean;
  people: ChosenPerson[];
}

interface PresentationFormProps {
  presentation: PresentationDetails;
  onWriting: (writing: Writing) => void;
  /** Called with the saved presentation. Text typed during the saving stays in the form. */
  onSaved: (saved: PresentationDetails) => void;
  /** Shown above the fields. */
  note: ReactNode;
}

/** The people, the greeting to the client and the last day. The company can save any number of times. */
export function PresentationForm({ presentation, onWriting, onSaved, note }: PresentationFormProps) {
  const { send } = useCommand();
  const { id, status, revision, title, greeting, ends_on, shows_fee } = presentation;
  const form = useForm<Values>({
    defaultValues: { title, greeting, ends_on, shows_fee, people: presentation.people.map(chosenOf) },
  });
  const people = useWatch({ control: form.control, name: 'people' });
  const { errors, isDirty } = form.formState;
  const writing = writingOf(form.formState);
  useEffect(() => onWriting(writing), [onWriting, writing]);
  const setPeople = (next: ChosenPerson[]) => form.setValue('people', next, { shouldDirty: true });
  const isOver = status === 'ended';
  const save = async (values: Values) => {
    try {
      onSaved(await send('PUT /presentations/:id', { params: { id }, body: { ...values, revision } }));
      showToast(
        status === 'shared' ? 'Sparat. Kunden ser det nu.' : 'Sparat. Ingen ser det förrän du delar visningen.',
      );
    } catch (error) {
      const said = error instanceof ApiError ? Object.entries(error.fields) : [];
      if (said.length === 0) throw error;
      for (const [name, message] of said) form.setError(name as keyof Values, { message });
    }
  };
  return (
    <FormFrame
      form={form}
      onSubmit={save}
      submitLabel="Spara visningen"
      isSubmitQuiet={!isDirty}
      isReadOnly={isOver}
      hasStickyActions
    >
      {note}
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field label="Vad visningen heter" hint="Kunden läser det överst." error={errors.title?.message}>
          <TextInput maxLength={PRESENTATION_BOUNDS.title} {...form.register('title')} />
        </Field>
        <Field
          label="Till och med"
          hint={`Sedan öppnar länken inget. Högst ${PRESENTATION_BOUNDS.days} dagar.`}
          error={errors.ends_on?.message}
        >
          <DateInput {...form.register('ends_on')} />
        </Field>
      </div>
      <Field label="Hälsning till kunden" isOptional error={errors.greeting?.message}>
        <Textarea rows={3} maxLength={PRESENTATION_BOUNDS.greeting} {...form.register('greeting')} />
      </Field>
      <Checkbox label="Visa vad var och en får i arvode" {...form.register('shows_fee')} />
      <FieldGroup
        label="Personer"
        hint="Kunden ser förnamn och en bokstav, spelålder, längd och det du väljer här. Aldrig kontaktuppgifter, anteckningar eller stjärnor."
        error={errors.people?.message ?? errors.people?.root?.message}
      >
        {people.length === 0 ? (
          <p className="border-y border-hairline py-6 text-ink-muted">Ingen är med ännu. Lägg till någon nedanför.</p>
        ) : (
          <ol className="divide-y divide-hairline border-y border-hairline">
            {people.map((chosen, at) => (
              <ChosenPersonRow
                key={chosen.candidate_id}
                chosen={chosen}
                person={presentation.people.find(({ candidate_id }) => candidate_id === chosen.candidate_id)}
                projectId={presentation.project_id}
                isReadOnly={isOver}
                onChange={(next) => setPeople(people.with(at, next))}
                onStep={(by) => setPeople(stepped(people, at, by))}
                onRemove={() => setPeople(people.toSpliced(at, 1))}
                isFirst={at === 0}
                isLast={at === people.length - 1}
              />
            ))}
          </ol>
        )}
        {!isOver && (
          <AddPeople
            projectId={presentation.project_id}
            taken={people.map(({ candidate_id }) => candidate_id)}
            onAdd={(candidate_id) => setPeople([...people, { candidate_id, words: '', media_ids: null, tape_ids: [] }])}
          />
        )}
      </FieldGroup>
    </FormFrame>
  );
}
