import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { DocumentFacts, OwnDocument } from '#contract/people/cv-document.ts';
import {
  CV_DOCUMENT_AUDIENCES,
  CV_DOCUMENT_BOUNDS,
  CV_DOCUMENT_KINDS,
} from '#domain/people/cv-document/cv-document.rules.ts';
import { cvDocumentAudiences, cvDocumentKinds } from '#texts/people/cv-document-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ChooseFile } from '#web/ui/form/choose-file.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';

const check = lateCheck(async () => (await import('#contract/people/cv-document.ts')).documentFacts);

const KINDS = CV_DOCUMENT_KINDS.map((value) => ({ value, label: cvDocumentKinds[value].name }));
const AUDIENCES = CV_DOCUMENT_AUDIENCES.map((value) => {
  const { name, hint } = cvDocumentAudiences[value];
  return { value, label: name, hint };
});

interface DocumentFormProps {
  /** The document to change; null for a new one. */
  document: OwnDocument | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** The kind of a document, its last valid day and its readers; for a new document also the file. */
export function DocumentForm({ document, onSaved, onCancel }: DocumentFormProps) {
  const { send } = useCommand();
  const [file, setFile] = useState<File | null>(null);
  const [isFileAsked, setIsFileAsked] = useState(false);
  // The server keeps one file per id, so a file that is sent again after a lost answer is stored once.
  const [id] = useState(() => document?.id ?? crypto.randomUUID());
  const [isSent, setIsSent] = useState(document !== null);
  const form = useForm<DocumentFacts>({
    resolver: useLateResolver(check),
    defaultValues: {
      // Empty, so that the talent must choose a kind: the schema requires one.
      kind: document?.kind ?? ('' as DocumentFacts['kind']),
      title: document?.title ?? '',
      valid_until: document?.valid_until ?? null,
      audience: document?.audience ?? 'own',
    },
  });
  const { errors } = form.formState;
  const save = async (body: DocumentFacts) => {
    if (!isSent) {
      if (!file) return setIsFileAsked(true);
      await send('POST /talent/documents', { query: { id }, file });
      setIsSent(true);
    }
    await send('POST /talent/documents/:id/change', { params: { id }, body });
    onSaved();
  };
  return (
    <FormFrame
      form={form}
      onSubmit={save}
      submitLabel={document ? 'Spara' : 'Lägg till dokumentet'}
      className="max-w-xl"
      extraActions={
        <Button variant="quiet" onClick={onCancel}>
          Avbryt
        </Button>
      }
    >
      {!isSent && (
        <>
          <Callout title="Visa inte mer än du behöver">
            Lägg inte upp pass eller id-kort, och täck över de fyra sista siffrorna i personnumret innan du fotograferar
            ett körkort. Ett utdrag ur belastningsregistret visar du hellre på plats.
          </Callout>
          <div className="flex flex-col gap-1.5">
            <ChooseFile
              maxBytes={CV_DOCUMENT_BOUNDS.bytes}
              file={file}
              onChange={(chosen) => {
                setFile(chosen);
                setIsFileAsked(false);
              }}
            />
            {isFileAsked && <FieldError>Välj en fil.</FieldError>}
          </div>
        </>
      )}
      <Field label="Vad är det?" error={errors.kind?.message}>
        <Select options={KINDS} placeholder="Välj" {...form.register('kind')} />
      </Field>
      <Field label="Vad du kallar det" hint="Till exempel B och BE." error={errors.title?.message}>
        <TextInput maxLength={CV_DOCUMENT_BOUNDS.title} autoComplete="off" {...form.register('title')} />
      </Field>
      <Field
        label="Gäller till och med"
        isOptional
        hint="Vi hör av oss trettio dagar innan."
        error={errors.valid_until?.message}
      >
        <DateInput {...form.register('valid_until', { setValueAs: (typed: unknown) => typed || null })} />
      </Field>
      <Controller
        name="audience"
        control={form.control}
        render={({ field }) => (
          <RadioCards label="Vem får se det?" options={AUDIENCES} {...field} error={errors.audience?.message} />
        )}
      />
    </FormFrame>
  );
}
