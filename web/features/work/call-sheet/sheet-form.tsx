import { MapPin } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { SheetInHand } from '#contract/work/call-sheet.ts';
import { changesFor, type SheetField } from '#domain/work/call-sheet/call-sheet.ts';
import { sheetFieldLabels } from '#texts/work/call-sheet-words.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { type Writing, writingOf } from '#web/ui/form/use-held.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { mapAddress } from '#web/ui/text/map-address.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { offAgreed, sheetLabel, working } from './call-sheet.view.ts';
import { PublishSheet } from './publish-sheet.tsx';
import { SheetChanges } from './sheet-changes.tsx';
import { SheetDocumentButton } from './sheet-document-button.tsx';
import { SheetVersions } from './sheet-versions.tsx';

const HINTS: Partial<Record<SheetField, string>> = {
  address: 'Gatuadress, så att kartan visar rätt.',
  clothes: 'Vad var och en tar med, och vad ni har på plats.',
  food: 'När ni äter, och vem som ordnar det.',
  hospital: 'Namn och adress.',
  weather: 'Vad som händer då, och när ni säger till.',
};
const FIRST = ['call_time', 'place', 'address', 'contact_name', 'contact_phone'] as const;
const LONG = ['clothes', 'food', 'parking', 'hospital', 'weather', 'notes'] as const;

type Values = Record<SheetField, string> & { people: { candidate_id: string; call_time: string; note: string }[] };

interface SheetFormProps {
  projectId: string;
  inHand: SheetInHand;
  onWriting: (writing: Writing) => void;
  /** It has been saved, as this; what was typed meanwhile stays. */
  onSaved: (saved: SheetInHand) => void;
  /** Above the fields. */
  note: ReactNode;
}

/** The sheet as a form: saved as often as one likes, told only when it is published. */
export function SheetForm({ projectId, inHand, onWriting, onSaved, note }: SheetFormProps) {
  const { send } = useCommand();
  const { day, revision, content, told, sheet, may_write } = inHand;
  const people = working(inHand);
  const own = (id: string) => content.people.find(({ candidate_id }) => candidate_id === id);
  const form = useForm<Values>({
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
  const early = offAgreed(inHand.people, content);
  const save = async (values: Values) => {
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
          {FIRST.map((name) => (
            <Field key={name} label={sheetFieldLabels[name]} hint={HINTS[name]} error={errors[name]?.message}>
              <TextInput
                type={name === 'call_time' ? 'time' : name === 'contact_phone' ? 'tel' : 'text'}
                autoComplete="off"
                {...form.register(name)}
              />
            </Field>
          ))}
        </div>
        {LONG.map((name) => (
          <Field key={name} label={sheetFieldLabels[name]} hint={HINTS[name]} isOptional error={errors[name]?.message}>
            <Textarea rows={name === 'notes' ? 5 : 2} {...form.register(name)} />
          </Field>
        ))}
        <FieldGroup
          label="Egna tider"
          hint="Bara för den som ska vara på plats en annan tid, eller behöver veta något eget. Andra ser det inte."
        >
          <ul className="divide-y divide-hairline border-y border-hairline">
            {people.map((person, at) => (
              <li key={person.id} className="grid items-end gap-x-4 gap-y-2 py-3 sm:grid-cols-[1fr_8rem_1fr]">
                <p className="min-w-0 self-center">
                  {person.talent_name}
                  <span className="block text-sm text-ink-muted">
                    {person.role_title}
                    {person.agreed_call_time && `, avtalat ${person.agreed_call_time}`}
                  </span>
                </p>
                <Field
                  label={
                    <>
                      Tid<span className="sr-only"> för {person.talent_name}</span>
                    </>
                  }
                >
                  <TextInput type="time" {...form.register(`people.${at}.call_time`)} />
                </Field>
                <Field
                  label={
                    <>
                      Bara till personen<span className="sr-only"> {person.talent_name}</span>
                    </>
                  }
                >
                  <TextInput autoComplete="off" maxLength={300} {...form.register(`people.${at}.note`)} />
                </Field>
              </li>
            ))}
          </ul>
        </FieldGroup>
      </FormFrame>
      <aside className="flex flex-col gap-6 max-lg:order-first lg:sticky lg:top-24 lg:self-start">
        <Section title="Läget">
          <div className="flex flex-col items-start gap-5">
            <StateBadge tone={sheetLabel(sheet).tone} wraps>
              {sheetLabel(sheet).word}
            </StateBadge>
            {told && <SheetChanges changes={changesFor(told, content, null)} label="Sparat men inte publicerat" />}
            {early.length > 0 && (
              <Callout tone="waiting" title="Tidigare än avtalat">
                {early.map(({ name, agreed, told: at }) => `${name} ${at}, avtalat ${agreed}`).join('; ')}. Arbetstiden
                är en del av avtalet: ändra villkoren där, så att båda skriver under.
              </Callout>
            )}
            {may_write && (
              <PublishSheet projectId={projectId} inHand={inHand} hasUnsaved={isDirty} toldCount={people.length} />
            )}
            <div className="flex flex-wrap gap-2">
              {sheet && sheet.version > 0 && <SheetDocumentButton id={sheet.id} />}
              {(content.address || content.place) && (
                <LinkButton
                  to={mapAddress(content.address || content.place)}
                  target="_blank"
                  rel="noreferrer"
                  icon={MapPin}
                >
                  Visa på karta<span className="sr-only"> (öppnas i ett nytt fönster)</span>
                </LinkButton>
              )}
            </div>
          </div>
        </Section>
        {sheet && sheet.version > 1 && <SheetVersions id={sheet.id} />}
      </aside>
    </div>
  );
}
