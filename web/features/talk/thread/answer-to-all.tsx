import { useState } from 'react';
import type { Thread, ThreadMessage } from '#contract/talk/thread.ts';
import { ANSWER_BOUNDS } from '#domain/talk/thread/thread.rules.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

interface AnswerToAllProps {
  thread: Thread;
  /** The message with the question. */
  message: ThreadMessage;
  onDone: () => void;
}

const toldTo = (count: number) =>
  count === 1 ? 'Svaret är skickat. Bara den som frågade är tillfrågad.' : `Svaret är skickat till alla ${count}.`;

/** The company answers a question in the threads of all who were asked for the role. */
export function AnswerToAll({ thread, message, onDone }: AnswerToAllProps) {
  // One id for all tries, so that an answer that is sent again is written once.
  const [id] = useState(() => crypto.randomUUID());
  const [question, setQuestion] = useState(message.body.slice(0, ANSWER_BOUNDS.question));
  const [body, setBody] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { send, isPending, failure, error } = useCommand();
  const isNamed = error instanceof ApiError && error.code === 'asker_named';
  const missing = (text: string, words: string) => (isChecked && text.trim() === '' ? words : undefined);
  const answer = async () => {
    setIsChecked(true);
    if (question.trim() === '' || body.trim() === '') return;
    const { sent_count } = await send('POST /threads/:id/answers', {
      params: { id: thread.id },
      body: { id, question: question.trim(), body: body.trim() },
    });
    showToast(toldTo(sent_count));
    onDone();
  };
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onDone()} title="Svara alla som har fått förfrågan">
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          // The failure is shown below.
          answer().catch(() => {});
        }}
      >
        <p className="text-ink-muted">
          Alla som har fått förfrågan om {thread.role_title} läser frågan och svaret. Vem som frågade syns inte.
        </p>
        <Field
          label="Frågan"
          hint="Ta bort det som visar vem som frågade."
          error={isNamed ? failure : missing(question, 'Skriv frågan.')}
        >
          <Textarea
            rows={3}
            value={question}
            maxLength={ANSWER_BOUNDS.question}
            onChange={({ target }) => setQuestion(target.value)}
          />
        </Field>
        <Field label="Ert svar" error={missing(body, 'Skriv ett svar.')}>
          <Textarea
            rows={4}
            value={body}
            maxLength={ANSWER_BOUNDS.body}
            onChange={({ target }) => setBody(target.value)}
          />
        </Field>
        {failure && !isNamed && (
          <p role="alert" className="text-sm text-lost">
            {failure}
          </p>
        )}
        <Button type="submit" variant="primary" isBusy={isPending} className="self-start">
          Skicka till alla
        </Button>
      </form>
    </Dialog>
  );
}
