import { useState } from 'react';
import type { InvitationDetails } from '#contract/auditions/invitation.ts';
import { AUDITION_BOUNDS as BOUNDS } from '#domain/auditions/audition/audition.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

/** What the talent needs in order to take part. Saved with a consent; saving an empty field withdraws the consent. */
export function AccessNeeds({ call: { id, access_needs } }: { call: InvitationDetails }) {
  const { run, isPending, failure, fields } = useCommand();
  const [typed, setTyped] = useState<string>();
  const words = typed ?? access_needs;
  const [consents, setConsents] = useState(access_needs !== '');
  const save = async () => {
    const saved = await run('PUT /talent/invitations/:id/access-needs', { params: { id }, body: { words, consents } });
    if (!saved) return;
    // Keeps text that the talent typed while the server answered.
    setTyped((now) => (now === words ? undefined : now));
    showToast(saved.access_needs ? 'De som rollsätter ser vad du behöver.' : 'Det är borttaget.');
  };
  return (
    <Disclosure title={`Behöver du något för att kunna vara med?${access_needs ? ` ${access_needs}` : ''}`}>
      <form
        noValidate
        className="flex max-w-prose flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field
          label="Det här behöver jag"
          isOptional
          hint="Till exempel ramp, teckentolk eller stora bokstäver. Bara de som rollsätter ser det, och det raderas när provfilmningen är över."
          error={fields.words}
        >
          <TextInput
            value={words}
            maxLength={BOUNDS.access_needs}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {words !== '' && (
          <Checkbox
            checked={consents}
            onChange={({ target }) => setConsents(target.checked)}
            label="De som rollsätter får läsa det, för att kunna ordna det"
            hint="Du kan ta tillbaka det när som helst genom att tömma fältet."
            error={fields.consents}
          />
        )}
        {failure && Object.keys(fields).length === 0 && <FieldError>{failure}</FieldError>}
        <Button type="submit" size="small" isBusy={isPending} className="self-start">
          Spara
        </Button>
      </form>
    </Disclosure>
  );
}
