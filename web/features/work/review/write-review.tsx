import { useState } from 'react';
import { type AssignmentReview, reviewOfCompany, reviewOfTalent } from '#contract/work/review.ts';
import { REVIEW_BOUNDS, type ReviewSide, SCORED } from '#domain/work/review/review.rules.ts';
import { scoreLabels } from '#texts/work/review-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { ScoreField } from './score-field.tsx';

interface WriteReviewProps {
  review: AssignmentReview;
  side: ReviewSide;
  onDone: () => void;
}

/** The form in which one side writes or changes its review of the other. */
export function WriteReview({ review, side, onDone }: WriteReviewProps) {
  const { run, failure, fields, isPending } = useCommand();
  const kept = review[side];
  const [scores, setScores] = useState<Readonly<Record<string, number>>>(kept?.scores ?? {});
  const [words, setWords] = useState(kept?.words ?? '');
  const [note, setNote] = useState(kept?.note ?? '');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const about = side === 'company' ? review.talent_name : review.company_name;
  const labels: Readonly<Record<string, string>> = scoreLabels[side];
  const save = async () => {
    const body = { scores, words, note, revision: kept?.revision ?? 0 };
    const params = { id: review.id };
    const ofTalent = reviewOfTalent.safeParse(body);
    const ofCompany = reviewOfCompany.safeParse(body);
    const issues = (side === 'company' ? ofTalent : ofCompany).error?.issues ?? [];
    setProblems(Object.fromEntries(issues.map(({ path, message }) => [String(path.at(-1)), message])));
    const saved =
      side === 'company'
        ? ofTalent.success && (await run('PUT /assignments/:id/review-of-talent', { params, body: ofTalent.data }))
        : ofCompany.success && (await run('PUT /assignments/:id/review-of-company', { params, body: ofCompany.data }));
    if (!saved) return;
    showToast(saved.status === 'published' ? 'Båda har skrivit. Omdömena kan läsas nu.' : 'Omdömet är sparat.');
    onDone();
  };
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onDone()} title={`Omdöme om ${about}`}>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {SCORED[side].map((name) => (
          <ScoreField
            key={name}
            label={labels[name] ?? name}
            value={scores[name]}
            onChange={(score) => setScores((before) => ({ ...before, [name]: score }))}
            error={problems[name]}
          />
        ))}
        <Field
          label="Med dina ord"
          isOptional
          hint={
            side === 'company'
              ? 'Skriv som till den det gäller, som läser det när båda har skrivit. Den som är under 18 år får betygen utan era egna ord.'
              : 'Skriv som till den det gäller, som läser det när båda har skrivit.'
          }
          error={problems.words ?? fields.words}
        >
          <Textarea
            rows={4}
            value={words}
            maxLength={REVIEW_BOUNDS.words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        <Field
          label="Något som bara vi ska veta"
          isOptional
          hint="Läses av oss som driver Medverka."
          error={problems.note ?? fields.note}
        >
          <Textarea
            rows={2}
            value={note}
            maxLength={REVIEW_BOUNDS.note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {failure && <FieldError>{failure}</FieldError>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isBusy={isPending}>
            {kept ? 'Spara ändringen' : 'Lämna omdömet'}
          </Button>
          <Button onClick={onDone}>Avbryt</Button>
        </div>
      </form>
    </Dialog>
  );
}
