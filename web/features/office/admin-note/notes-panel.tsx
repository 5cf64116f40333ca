import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AdminNote } from '#contract/office/admin-note.ts';
import { NOTE_WORDS_MAX, type Noted } from '#domain/office/admin-note/admin-note.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';

export interface NotesPanelProps {
  about: Noted;
  id: string;
}

/** The notes that administrators write for each other about a company, a talent or a project. */
export function NotesPanel({ about, id }: NotesPanelProps) {
  const page = usePageNumber('noter');
  const found = useQuery(query('GET /admin/notes', { query: { about, about_id: id, page } }));
  return (
    <Section
      title="Anteckningar"
      aside={found.data && found.data.total > 0 ? found.data.total : undefined}
      description="Bara vi som arbetar här läser dem. Den de handlar om får dem om den begär ut sina uppgifter."
    >
      <div className="flex flex-col gap-6">
        <WriteNote about={about} id={id} />
        <QueryFrame
          query={found}
          isEmpty={(data) => data.total === 0}
          empty={<p className="text-sm text-ink-muted">Ingen har antecknat något.</p>}
        >
          {(data) => (
            <>
              <ul className="divide-y divide-hairline border-y border-hairline">
                {data.items.map((note) => (
                  <Note key={note.id} note={note} />
                ))}
              </ul>
              <PageLinks of={data} noun="anteckningar" name="noter" />
            </>
          )}
        </QueryFrame>
      </div>
    </Section>
  );
}

function WriteNote({ about, id }: NotesPanelProps) {
  const { run, failure, fields, isPending } = useCommand();
  const [words, setWords] = useState('');
  // A note keeps its id until the server has stored it, so that a repeated call creates only one note.
  const noteId = useRef(crypto.randomUUID());
  const save = async () => {
    const body = { id: noteId.current, about, about_id: id, words };
    if (!(await run('POST /admin/notes', { body }))) return;
    noteId.current = crypto.randomUUID();
    setWords('');
  };
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3 *:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label="Ny anteckning" error={fields.words}>
        <Textarea rows={3} maxLength={NOTE_WORDS_MAX} value={words} onChange={({ target }) => setWords(target.value)} />
      </Field>
      {failure && !fields.words && (
        <Callout tone="lost" role="alert">
          {failure}
        </Callout>
      )}
      <div>
        <Button type="submit" size="small" isBusy={isPending}>
          Spara anteckningen
        </Button>
      </div>
    </form>
  );
}

function Note({ note: { id, author_name, words, created_date, is_own } }: { note: AdminNote }) {
  const { run, failure, isPending } = useCommand();
  return (
    <li className="py-3 text-sm">
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{words}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-ink-muted">
        <span>
          {author_name}, <InstantText instant={created_date} />
        </span>
        {is_own && (
          <Button
            size="small"
            variant="quiet"
            isBusy={isPending}
            onClick={() => run('DELETE /admin/notes/:id', { params: { id } })}
          >
            Ta bort
          </Button>
        )}
      </p>
      {failure && <p className="text-lost">{failure}</p>}
    </li>
  );
}
