import { Paperclip, Send } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Thread } from '#contract/talk/thread.ts';
import { THREAD_BOUNDS } from '#domain/talk/thread/thread.rules.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { AddedFiles } from './added-files.tsx';
import { FileInput } from './file-input.tsx';
import { ReadyAnswers } from './ready-answers.tsx';
import type { AddedFile } from './unsent.ts';
import { useAddedFiles } from './use-added-files.ts';
import { useBegunMessage } from './use-begun-message.ts';

interface ComposerProps {
  thread: Thread;
  onSend: (body: string, files: readonly AddedFile[]) => void;
}

/** The field for a message, with its files and ready answers. Sent by the button or by Ctrl+Enter (⌘+Enter). */
export function Composer({ thread, onSend }: ComposerProps) {
  const hint = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useBegunMessage(thread.id);
  const [problem, setProblem] = useState<string>();
  const { files, add, remove, forget, isSending, sent } = useAddedFiles(thread.id);
  const write = (text: string) => {
    setBody(text);
    setProblem(undefined);
  };
  const send = () => {
    const text = body.trim();
    if (text === '') return setProblem('Skriv ett meddelande.');
    if (isSending) return setProblem('Vänta tills filerna är skickade.');
    onSend(text, sent);
    write('');
    forget();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const putIn = (answer: string) => {
    write([body.trim(), answer].filter(Boolean).join(' '));
    field.current?.focus();
  };
  const label = thread.other_name ? `Meddelande till ${thread.other_name}` : 'Meddelande till alla bokade';
  return (
    <form
      noValidate
      aria-label={label}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={label} error={problem}>
        <Textarea
          ref={field}
          rows={2}
          value={body}
          maxLength={body.length > THREAD_BOUNDS.body * 0.9 ? THREAD_BOUNDS.body : undefined}
          onChange={({ target }) => write(target.value.slice(0, THREAD_BOUNDS.body))}
          onKeyDown={onKeyDown}
          onPaste={({ clipboardData }) => add([...clipboardData.files])}
        />
      </Field>
      <AddedFiles files={files} onRemove={remove} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" icon={Send} aria-describedby={hint}>
          Skicka
        </Button>
        <Button
          variant="quiet"
          icon={Paperclip}
          disabled={files.length >= THREAD_BOUNDS.files}
          onClick={() => chooser.current?.click()}
        >
          Lägg till fil
        </Button>
        {thread.kind === 'candidate' && <ReadyAnswers side={thread.side} onChoose={putIn} />}
        <span id={hint} className="text-xs text-ink-muted pointer-coarse:hidden">
          Ctrl + Enter skickar
        </span>
        <FileInput ref={chooser} onChoose={add} />
      </div>
      {thread.is_copied && (
        <p className="text-xs text-ink-muted">Vårdnadshavaren får en kopia av det som skrivs, med mejl.</p>
      )}
    </form>
  );
}
