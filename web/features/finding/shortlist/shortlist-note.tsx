import { type FormEvent, useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';

interface ShortlistNoteProps {
  listId: string;
  person: { readonly id: string; readonly name: string };
  note: string;
}

/** The note about a person on a list; the person never sees it. */
export function ShortlistNote({ listId, person, note }: ShortlistNoteProps) {
  const [isWriting, setIsWriting] = useState(false);
  if (isWriting) {
    return <NoteForm listId={listId} person={person} note={note} onDone={() => setIsWriting(false)} />;
  }
  return (
    <p className="max-w-prose text-sm">
      {note && <span className="whitespace-pre-line wrap-anywhere">{note} </span>}
      <button type="button" className="touch-target text-link" onClick={() => setIsWriting(true)}>
        {note ? 'Ändra' : 'Anteckna'}
        <span className="sr-only">
          {' '}
          {note ? 'anteckningen' : ''} om {person.name}
        </span>
      </button>
    </p>
  );
}

function NoteForm({ listId, person, note, onDone }: ShortlistNoteProps & { onDone: () => void }) {
  const [typed, setTyped] = useState(note);
  const { run, isPending, failure, fields } = useCommand();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { talent_id: person.id, note: typed };
    if (await run('PATCH /shortlists/:id/people', { params: { id: listId }, body })) onDone();
  };
  return (
    <form onSubmit={save} noValidate className="flex max-w-prose flex-col gap-2">
      <Field label={`Anteckning om ${person.name}`} hint="Syns bara för er." error={fields.note ?? failure}>
        <Textarea rows={2} maxLength={500} autoFocus value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="small" isBusy={isPending}>
          Spara
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
