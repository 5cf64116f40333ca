import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InquiryDetails } from '#contract/talk/inquiry.ts';
import { INQUIRY_BOUNDS } from '#domain/talk/inquiry/inquiry.rules.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { ChooseFile } from '#web/ui/form/choose-file.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { AnswerTemplates } from './answer-templates.tsx';
import { InquiryFiles } from './inquiry-files.tsx';

const WRITES = ['write', 'answer-talent', 'answer-company'] as const;

/** All messages of an inquiry, its files, and the reader's commands. */
export function InquiryThread({ id }: { id: string }) {
  const inquiry = useQuery(query('GET /inquiries/:id', { params: { id } }));
  return <QueryFrame query={inquiry}>{(data) => <Thread inquiry={data} />}</QueryFrame>;
}

function Thread({ inquiry }: { inquiry: InquiryDetails }) {
  const { messages, about_path, thread_id } = inquiry;
  return (
    <div className="flex max-w-prose flex-col gap-6 pb-4">
      <ol className="flex flex-col gap-4">
        {messages.map(({ id, author_name, is_ours, words, created_date }) => (
          <li key={id} className={is_ours ? 'border-l-2 border-accent-ink pl-4' : 'border-l-2 border-hairline pl-4'}>
            <p className="text-sm text-ink-muted">
              {author_name}, <InstantText instant={created_date} />
            </p>
            <p className="break-words whitespace-pre-line">{words}</p>
          </li>
        ))}
      </ol>
      <InquiryFiles inquiry={inquiry} />
      {about_path && (
        <p className="text-sm">
          Gäller sidan{' '}
          <Link to={about_path} className="text-link">
            {about_path}
          </Link>
        </p>
      )}
      {thread_id && <OpenReported id={thread_id} />}
      <Writing inquiry={inquiry} />
    </div>
  );
}

/** A link for administrators that opens the reported thread beside the present queue. */
function OpenReported({ id }: { id: string }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('thread', id);
  return (
    <div>
      <LinkButton size="small" to={`?${next}`}>
        Öppna den anmälda tråden
      </LinkButton>
    </div>
  );
}

function Writing({ inquiry: { id, actions, message_count } }: { inquiry: InquiryDetails }) {
  const { run, failure, fields, isPending } = useCommand();
  const [words, setWords] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const params = { id };
  const canWrite = WRITES.some((command) => actions.includes(command));
  const isOurs = actions.includes('answer-talent') || actions.includes('answer-company');
  const send = async () => {
    const body = { words, seen: message_count };
    if (!(await run('POST /inquiries/:id/messages', { params, body }))) return;
    setWords('');
    if (file) await run('POST /inquiries/:id/files', { params, file });
    setFile(null);
  };
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-4 *:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {isOurs && (
        <AnswerTemplates onChoose={(text) => setWords((now) => (now.trim() ? `${now.trim()}\n\n${text}` : text))} />
      )}
      {canWrite && (
        <Field label={isOurs ? 'Ditt svar' : 'Skriv mer'} error={fields.words ?? failure}>
          <Textarea
            rows={3}
            maxLength={INQUIRY_BOUNDS.words}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
      )}
      {canWrite && !isOurs && <ChooseFile file={file} maxBytes={INQUIRY_BOUNDS.file_bytes} onChange={setFile} />}
      <div className="flex flex-wrap gap-2">
        {canWrite && (
          <Button type="submit" size="small" isBusy={isPending}>
            {isOurs ? 'Svara' : 'Skicka'}
          </Button>
        )}
        {actions.includes('take') && (
          <Button size="small" variant="quiet" onClick={() => run('POST /admin/inquiries/:id/take', { params })}>
            Ta ärendet
          </Button>
        )}
        {actions.includes('close') && (
          <Button size="small" variant="quiet" onClick={() => run('POST /inquiries/:id/close', { params })}>
            Avsluta ärendet
          </Button>
        )}
        {actions.includes('reopen') && (
          <Button size="small" variant="quiet" onClick={() => run('POST /admin/inquiries/:id/reopen', { params })}>
            Öppna igen
          </Button>
        )}
      </div>
    </form>
  );
}
