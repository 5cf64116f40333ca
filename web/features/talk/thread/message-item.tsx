import { CircleAlert, EyeOff, Flag, Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Thread, ThreadMessage } from '#contract/talk/thread.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { TO_ALL, UNPROTECTED } from '#texts/talk/thread-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { Spinner } from '#web/ui/frame/spinner.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { formatTime } from '#web/ui/text/format-date.ts';
import type { UnsentMessage } from './unsent.ts';

function Words({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'max-w-[min(34rem,85%)] rounded-panel px-4 py-2.5 whitespace-pre-line break-words',
        isOwn ? 'self-end bg-sunken' : 'self-start border border-hairline bg-surface',
      )}
    >
      {children}
    </div>
  );
}

interface MessageItemProps {
  thread: Thread;
  message: ThreadMessage;
  /** The note about readers below this message, 'Läst' or 'Läst av 2 av 5'; undefined for messages without a note. */
  mark: string | undefined;
  onReport: ((message: ThreadMessage) => void) | undefined;
  /** Undefined if the reader cannot answer all who were asked. */
  onAnswerAll: ((message: ThreadMessage) => void) | undefined;
}

/** One message with its writer, its time, its files and its note about readers. */
export function MessageItem({ thread, message, mark, onReport, onAnswerAll }: MessageItemProps) {
  const isOwn = message.side === thread.side;
  const name = message.sender_name || (message.side === 'company' ? 'Företaget' : thread.other_name);
  return (
    <li className="group flex flex-col gap-1">
      <p className={classNames('text-xs text-ink-muted', isOwn && 'text-right')}>
        <span className={isOwn && message.side === 'talent' ? 'sr-only' : undefined}>{name}, </span>
        <time dateTime={message.sent_date} className="tabular">
          {formatTime(message.sent_date)}
        </time>
      </p>
      {message.is_to_all && (
        <p className={classNames('text-xs font-medium', isOwn && 'text-right')}>{TO_ALL[thread.side]}</p>
      )}
      {message.hidden_reason === null ? (
        <div className={classNames('flex items-center gap-1', isOwn && 'justify-end')}>
          <Words isOwn={isOwn}>{message.body}</Words>
          {onReport && !isOwn && (
            <IconButton
              icon={Flag}
              label="Anmäl meddelandet"
              className="text-ink-muted pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100"
              onClick={() => onReport(message)}
            />
          )}
        </div>
      ) : (
        <p className={classNames('flex items-start gap-2 text-sm text-ink-muted', isOwn && 'self-end')}>
          <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          {BRAND} har dolt det här meddelandet: {message.hidden_reason}
        </p>
      )}
      {onAnswerAll && !isOwn && message.hidden_reason === null && (
        <Button size="small" variant="quiet" className="-ml-3 self-start" onClick={() => onAnswerAll(message)}>
          Svara alla som har fått förfrågan
        </Button>
      )}
      {message.files.length > 0 && (
        <ul aria-label="Filer" className={classNames('flex flex-wrap gap-2', isOwn && 'justify-end')}>
          {message.files.map((file) => (
            <li key={file.id}>
              <OpenFile threadId={thread.id} file={file} />
            </li>
          ))}
        </ul>
      )}
      {message.is_unprotected && (
        <p className="flex max-w-[min(34rem,85%)] items-start gap-2 self-end text-sm text-waiting">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          {UNPROTECTED}
        </p>
      )}
      {mark && <p className="text-right text-xs text-ink-muted">{mark}</p>}
    </li>
  );
}

function OpenFile({ threadId, file }: { threadId: string; file: ThreadMessage['files'][number] }) {
  const { run, isPending } = useCommand({ hasToast: true });
  const open = async () => {
    // Opened during the press, because browsers block windows that are opened later. A file to save needs no window.
    const opened = file.is_picture ? window.open('', '_blank') : null;
    const params = { id: threadId, file_id: file.id };
    const answer = await run('POST /threads/:id/files/:file_id', { params });
    if (answer && file.is_picture && opened) opened.location = answer.url;
    else if (answer) window.location.assign(answer.url);
    else opened?.close();
  };
  return (
    <Button size="small" icon={Paperclip} isBusy={isPending} onClick={open}>
      <span className="max-w-56 truncate">{file.name}</span>
    </Button>
  );
}

interface UnsentItemProps {
  message: UnsentMessage;
  onRetry: () => void;
  onDrop: () => void;
}

/** A message that is being sent or could not be sent. It stays until the user sends it again or discards it. */
export function UnsentItem({ message, onRetry, onDrop }: UnsentItemProps) {
  return (
    <li className="flex flex-col gap-1">
      <Words isOwn>{message.body}</Words>
      {message.failure === undefined ? (
        <p className="flex items-center gap-2 self-end text-xs text-ink-muted">
          <Spinner /> Skickas
        </p>
      ) : (
        <div role="alert" className="flex max-w-full flex-wrap items-center justify-end gap-2 text-sm">
          <span className="flex items-center gap-1.5 text-lost">
            <CircleAlert aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
            {message.failure}
          </span>
          <Button size="small" onClick={onRetry}>
            Skicka igen
          </Button>
          <Button size="small" variant="quiet" onClick={onDrop}>
            Ta bort
          </Button>
        </div>
      )}
    </li>
  );
}
