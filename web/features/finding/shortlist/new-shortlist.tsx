import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';

interface NewShortlistProps {
  /** Creates the list; an error is shown beside the field, and the name stays. */
  onCreate: (name: string) => Promise<void>;
}

/** A field and a button on one line for a new list. */
export function NewShortlist({ onCreate }: NewShortlistProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const errorText = useErrorText();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The form may be inside another form, which must not be submitted too.
    event.stopPropagation();
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await onCreate(name);
      setName('');
    } catch (error) {
      setProblem((error instanceof ApiError && error.fields.name) || errorText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate className="flex items-end gap-2">
      <Field label="Ny lista" error={problem} className="min-w-0 flex-1">
        <TextInput value={name} maxLength={60} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button type="submit" icon={Plus} isBusy={isBusy} className={problem ? 'self-center' : undefined}>
        Skapa
      </Button>
    </form>
  );
}
