import { useState } from 'react';
import type { ProjectDetails, ProjectInput } from '#contract/projects/project.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { addDays, isDay } from '#domain/kernel/time/day.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { TermsComparison } from '#web/features/deal/terms/terms-comparison.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { clock } from '#web/ui/text/clock.ts';

/** Default number of days to answer again. */
const DAYS_TO_ANSWER = 5;

/** A role with changed terms, and the number of talents who must answer again. */
export interface ChangedRole {
  readonly id: string;
  readonly title: string;
  readonly open_count: number;
  readonly before: Terms;
  readonly after: Terms;
}

export interface AskAgainProps {
  project: ProjectDetails;
  values: ProjectInput;
  roles: readonly ChangedRole[];
  onSaved: (project: ProjectDetails, asked_again_count: number) => void;
  onClose: () => void;
}

/**
 * The question before the terms of sent requests change. It shows the changes, the number of talents who must answer
 * again, and the last day to answer.
 */
export function AskAgain({ project, values, roles, onSaved, onClose }: AskAgainProps) {
  const { send } = useCommand();
  const [answerBy, setAnswerBy] = useState(() => addDays(clock.today(), DAYS_TO_ANSWER));
  const count = roles.reduce((sum, role) => sum + role.open_count, 0);
  const people = count === 1 ? '1 person' : `${count} personer`;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Ändra villkoren?"
      confirmLabel={count === 0 ? 'Ändra villkoren' : `Ändra och fråga ${people} igen`}
      onConfirm={async () => {
        if (!isDay(answerBy)) throw new ApiError('invalid_input', 422, 'Skriv sista svarsdagen som ÅÅÅÅ-MM-DD.');
        const saved = await send('POST /projects/:id/change-terms', {
          params: { id: project.id },
          body: { ...values, revision: project.revision, answer_by: answerBy },
        });
        onSaved(saved.project, saved.asked_again_count);
      }}
    >
      <p className="font-medium text-ink">
        {count === 0 ? 'Ingen behöver svara igen.' : `${people} behöver svara igen.`}
      </p>
      <p className="mt-1">
        De som berörs får ett mejl och ser vad som är nytt. Ett tidigare ja gäller inte de nya villkoren, så den som är
        godkänd måste godkännas igen. Den som har tackat nej får inget mejl.
      </p>
      <div className="mt-5 flex flex-col gap-5">
        {roles.map(({ id, title, before, after }) => (
          <div key={id}>
            <p className="mb-2 font-medium text-ink">{title}</p>
            <TermsComparison before={before} after={after} />
          </div>
        ))}
      </div>
      {count > 0 && (
        <Field label="Svara senast" className="mt-5 text-ink">
          <DateInput value={answerBy} onChange={(event) => setAnswerBy(event.target.value)} />
        </Field>
      )}
    </ConfirmDialog>
  );
}
