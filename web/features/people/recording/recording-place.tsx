import { ArrowDown, ArrowUp, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { RecordingView } from '#contract/people/recording.ts';
import { CAPTION_LENGTH, type ProfilePurpose } from '#domain/people/recording/recording.rules.ts';
import { type Answer, query } from '#web/api/client.ts';
import { expecting } from '#web/api/expected.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';

/** The query of the recordings of the profile. */
const OWN = query('GET /talent/recordings', { query: {} });

interface RecordingPlaceProps {
  recording: RecordingView;
  purpose: ProfilePurpose;
  /** Ids of all recordings of the same kind, in order. */
  ids: readonly string[];
  /** Name of the recording on the screen. */
  name: string;
}

/** Moves a recording of the profile among the others of its kind, and changes its caption. */
export function RecordingPlace({ recording, purpose, ids, name }: RecordingPlaceProps) {
  const { run, failure, fields, isPending } = useCommand();
  const [caption, setCaption] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const at = ids.indexOf(recording.id);
  const move = async (to: number) => {
    const next = ids.filter((id) => id !== recording.id).toSpliced(to, 0, recording.id);
    const ordered = await expecting<Answer<'GET /talent/recordings'>, unknown>(
      OWN.queryKey,
      ({ items }) => ({ items: items.toSorted((one, other) => next.indexOf(one.id) - next.indexOf(other.id)) }),
      () => run('PUT /talent/recordings/order', { body: { purpose, ids: next } }),
    );
    if (ordered) setSaid(`${name} har nu plats ${to + 1}.`);
  };
  const save = async () => {
    const params = { id: recording.id };
    const body = { caption: caption ?? '' };
    if (await run('POST /talent/recordings/:id/caption', { params, body })) setCaption(null);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="-ml-2 flex flex-wrap items-center">
        {at > 0 && <IconButton icon={ArrowUp} label={`Flytta ${name} uppåt`} onClick={() => move(at - 1)} />}
        {at < ids.length - 1 && (
          <IconButton icon={ArrowDown} label={`Flytta ${name} nedåt`} onClick={() => move(at + 1)} />
        )}
        {caption === null && (
          <Button size="small" variant="quiet" icon={Pencil} onClick={() => setCaption(recording.caption)}>
            {recording.caption ? 'Byt namn' : 'Ge den ett namn'}
            <span className="sr-only">, {name}</span>
          </Button>
        )}
      </div>
      {caption !== null && (
        <form
          noValidate
          className="flex max-w-xl flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Field
            label="Namn"
            isOptional
            hint="Till exempel Komedi, svenska."
            error={fields.caption}
            className="min-w-0 flex-1 basis-56"
          >
            <TextInput
              value={caption}
              maxLength={CAPTION_LENGTH}
              autoComplete="off"
              onChange={(event) => setCaption(event.target.value)}
            />
          </Field>
          <Button type="submit" isBusy={isPending}>
            Spara
          </Button>
          <Button variant="quiet" onClick={() => setCaption(null)}>
            Avbryt
          </Button>
        </form>
      )}
      {failure && !fields.caption && (
        <p role="alert" className="text-sm text-lost">
          {failure}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
