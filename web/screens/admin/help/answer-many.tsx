import { type FormEvent, useId, useState } from 'react';
import { INQUIRY_BOUNDS } from '#domain/talk/inquiry/inquiry.rules.ts';
import { AnswerTemplates } from '#web/features/talk/inquiry/answer-templates.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { useAttempt } from '#web/ui/form/use-attempt.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface AnswerManyProps {
  whom: string;
  onOpenChange: (isOpen: boolean) => void;
  onAnswer: (words: string) => Promise<unknown>;
}

/** Asks for one answer to many inquiries, from a template or freely worded. */
export function AnswerMany({ whom, onOpenChange, onAnswer }: AnswerManyProps) {
  const form = useId();
  const { isBusy, failure, attempt } = useAttempt();
  const [words, setWords] = useState('');
  const [isTried, setIsTried] = useState(false);
  const answer = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!words.trim()) return;
    if (await attempt(() => onAnswer(words.trim()))) onOpenChange(false);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title={`Svara på ${whom}`}
      actions={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={() => onOpenChange(false)}>
            Avbryt
          </Button>
          <Button type="submit" form={form} variant="primary" isBusy={isBusy}>
            Skicka svaret
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={answer} className="flex flex-col gap-5">
        <AnswerTemplates onChoose={(text) => setWords((now) => (now.trim() ? `${now.trim()}\n\n${text}` : text))} />
        <Field label="Ditt svar" error={isTried && !words.trim() ? 'Skriv några ord.' : undefined}>
          <Textarea
            rows={6}
            maxLength={INQUIRY_BOUNDS.words}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        <p className="text-sm text-ink-muted">Var och en får svaret i sitt ärende och ett mejl.</p>
        {failure && (
          <Callout tone="lost" role="alert">
            {failure}
          </Callout>
        )}
      </form>
    </Dialog>
  );
}
