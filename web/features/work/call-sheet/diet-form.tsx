import { useState } from 'react';
import type { Answer } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

type Diet = Answer<'GET /talent/assignments/:id/call-sheets'>['diet'];

/** Food that the talent cannot eat. Saved with a consent; saving an empty field withdraws it. */
export function DietForm({ id, diet }: { id: string; diet: Diet }) {
  const { run, isPending, failure, fields } = useCommand();
  const [typed, setTyped] = useState<string>();
  const words = typed ?? diet.words;
  const [consents, setConsents] = useState(diet.words !== '');
  const save = async () => {
    const saved = await run('PUT /talent/assignments/:id/diet', { params: { id }, body: { words, consents } });
    if (!saved) return;
    // Keeps text that the talent typed while the server answered.
    setTyped((now) => (now === words ? undefined : now));
    showToast(saved.words ? 'Företaget ser vad du inte äter.' : 'Det är borttaget.');
  };
  return (
    <form
      noValidate
      className="flex max-w-prose flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label="Allergier och kost"
        isOptional
        hint="Bara företaget ser det, och bara till din sista arbetsdag. Sedan raderas det."
        error={fields.words}
      >
        <TextInput value={words} maxLength={300} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
      </Field>
      {words !== '' && (
        <Checkbox
          checked={consents}
          onChange={({ target }) => setConsents(target.checked)}
          label="Företaget får läsa det här om min hälsa, för maten under arbetet"
          hint="Du kan ta tillbaka det när som helst genom att tömma fältet."
          error={fields.consents}
        />
      )}
      {failure && Object.keys(fields).length === 0 && <FieldError>{failure}</FieldError>}
      <Button type="submit" size="small" isBusy={isPending} className="self-start">
        Spara allergier och kost
      </Button>
    </form>
  );
}
