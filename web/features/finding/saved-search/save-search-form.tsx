import { type FormEvent, useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { NAME_MAX, proposedName, type SearchToSave } from './saved-search.view.ts';

interface SaveSearchFormProps extends SearchToSave {
  onDone: () => void;
}

/** The name of the search, and the choice to get mails about new matches. */
export function SaveSearchForm({ query, reading, defaultName, onDone }: SaveSearchFormProps) {
  const [name, setName] = useState(defaultName ?? proposedName(query, reading));
  const [isWatched, setIsWatched] = useState(true);
  const { run, isPending, failure, fields } = useCommand();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const { text, wishes, unknown } = query;
    const asked = { text, wishes: wishes.map(({ demand, any }) => ({ demand, any: [...any] })), unknown: [...unknown] };
    const body = { name, query: asked, notify: isWatched ? ('daily' as const) : ('off' as const) };
    const saved = await run('POST /saved-searches', { body });
    if (!saved) return;
    showToast(`Sökningen ”${saved.name}” är sparad. Den finns under Sparade sökningar.`);
    onDone();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label="Namn på sökningen" error={fields.name ?? failure}>
        <TextInput
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Checkbox
        label="Mejla mig när någon ny passar"
        hint="Högst ett mejl om dagen, klockan 8 på morgonen."
        checked={isWatched}
        onChange={({ target }) => setIsWatched(target.checked)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={isPending}>
          Spara sökningen
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
