import { type FormEvent, useState } from 'react';
import { PRESENTATION_BOUNDS } from '#domain/auditions/presentation/presentation.rules.ts';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';

interface OpeningFormProps {
  /** False if the link was incomplete. */
  hasToken: boolean;
  onOpen: (typed: { code: string; name: string }) => Promise<void>;
}

/** The form for the guest's name and the code. The company gives the code separately from the link. */
export function OpeningForm({ hasToken, onOpen }: OpeningFormProps) {
  const errorText = useErrorText();
  const [typed, setTyped] = useState({ code: '', name: '' });
  const [error, setError] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  if (!hasToken)
    return (
      <Callout tone="lost" role="alert" title="Länken är inte hel">
        Öppna den direkt ur meddelandet från den som skickade den.
      </Callout>
    );
  const fields = error instanceof ApiError ? error.fields : {};
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setError(undefined);
    try {
      await onOpen(typed);
    } catch (refusal) {
      setError(refusal);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={open} className="flex max-w-md flex-col gap-6">
      <p className="text-ink-muted">
        Någon vill visa dig personer att välja bland. Skriv koden som du har fått, och ditt namn så att de ser vem som
        svarar. Du behöver inget konto.
      </p>
      <Field label="Kod" hint="Sex siffror, sagda för sig." error={fields.code}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          className="max-w-40 tabular"
          value={typed.code}
          onChange={({ target }) => setTyped({ ...typed, code: target.value.replaceAll(/\D/g, '') })}
        />
      </Field>
      <Field label="Ditt namn" error={fields.name}>
        <TextInput
          autoComplete="name"
          maxLength={PRESENTATION_BOUNDS.guest_name}
          value={typed.name}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
      </Field>
      {error !== undefined && Object.keys(fields).length === 0 && (
        <Callout tone="lost" role="alert">
          {errorText(error)}
        </Callout>
      )}
      <Button type="submit" variant="primary" isBusy={isBusy} className="self-start">
        Öppna visningen
      </Button>
    </form>
  );
}
