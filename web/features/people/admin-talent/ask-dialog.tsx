import { useState } from 'react';
import { REVIEW_PARTS, type ReviewAsk, type ReviewPart } from '#domain/people/profile/review-parts.ts';
import { reviewPartLabels } from '#texts/people/review-part-words.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { useAttempt } from '#web/ui/form/use-attempt.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

const WORDS_MAX = 500;

interface AskDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** A talent's name, or a number of talents. */
  whom: string;
  onAsk: (asks: ReviewAsk[]) => Promise<unknown>;
}

/** Asks talents for changes to parts of their profiles. The talent reads the words as they are written here. */
export function AskDialog({ isOpen, onOpenChange, whom, onAsk }: AskDialogProps) {
  const { isBusy, failure, attempt } = useAttempt();
  const [words, setWords] = useState<Partial<Record<ReviewPart, string>>>({});
  const [isTried, setIsTried] = useState(false);
  const chosen = REVIEW_PARTS.filter((part) => words[part] !== undefined);
  const isWhole = chosen.length > 0 && chosen.every((part) => words[part]?.trim());
  const choose = (part: ReviewPart, isChosen: boolean) => {
    const { [part]: _before, ...rest } = words;
    setWords(isChosen ? { ...rest, [part]: '' } : rest);
  };
  const ask = async () => {
    setIsTried(true);
    if (!isWhole) return;
    const asks = chosen.map((part) => ({ part, words: words[part]?.trim() ?? '' }));
    if (!(await attempt(() => onAsk(asks)))) return;
    setWords({});
    setIsTried(false);
    onOpenChange(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Be ${whom} om ändringar`}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Avbryt</Button>
          <Button variant="primary" isBusy={isBusy} onClick={ask}>
            Be om ändringar
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2">
        <p className="text-sm text-ink-muted">Välj vad som ska ändras. Orden skickas som de står, med e-post.</p>
        {REVIEW_PARTS.map((part) => (
          <div key={part}>
            <Checkbox
              label={reviewPartLabels[part]}
              checked={words[part] !== undefined}
              onChange={(event) => choose(part, event.currentTarget.checked)}
            />
            {words[part] !== undefined && (
              <Field
                label={`Vad ska ändras? ${reviewPartLabels[part]}`}
                error={isTried && !words[part]?.trim() ? 'Skriv vad som ska ändras.' : undefined}
              >
                <Textarea
                  rows={2}
                  maxLength={WORDS_MAX}
                  value={words[part]}
                  onChange={(event) => setWords({ ...words, [part]: event.currentTarget.value })}
                />
              </Field>
            )}
          </div>
        ))}
        {isTried && chosen.length === 0 && (
          <Callout tone="lost" role="alert">
            Välj minst en sak att be om.
          </Callout>
        )}
        {failure && (
          <Callout tone="lost" role="alert">
            {failure}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
