import { useState } from 'react';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { ClosingShown } from '#contract/casting/closing.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { CLOSING_BOUNDS, CLOSING_OUTCOMES } from '#domain/casting/closing/closing.rules.ts';
import { CLOSING_TEXTS, closingOutcomeWords } from '#texts/casting/closing-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { type Choices, choicesOf, outcomeOf, whoWaits } from './closing.view.ts';
import { WhoHears } from './who-hears.tsx';

export interface CloseRoleProps {
  project: Pick<ProjectDetails, 'id'>;
  role: Pick<ProjectDetails['roles'][number], 'id' | 'title'>;
  rows: readonly CandidateRow[];
  /** The scheduled closing, whose messages the company can read; undefined while the company writes them. */
  closing?: ClosingShown | undefined;
  onClose: () => void;
}

const NOBODY: Choices = new Map();
const people = (count: number) => (count === 1 ? '1 person' : `${count} personer`);

/** The messages to the candidates of a role: written before the closing is scheduled, read while it can be undone. */
export function CloseRole({ project, role, rows, closing, onClose }: CloseRoleProps) {
  const { run, isPending, failure, fields } = useCommand();
  const [chosen, setChosen] = useState(NOBODY);
  const [written, setTexts] = useState(CLOSING_TEXTS);
  const choices = closing ? choicesOf(closing) : chosen;
  const texts = closing?.texts ?? written;
  const waiting = whoWaits(rows, role.id);
  const told = waiting.map(({ id }) => outcomeOf(choices, id)).filter((outcome) => outcome !== null);
  // The usual text always counts as used: a candidate added before the messages go out gets it.
  const used = CLOSING_OUTCOMES.filter((outcome, index) => index === 0 || told.includes(outcome));
  const close = async () => {
    const named = [...chosen].map(([candidate_id, outcome]) => ({ candidate_id, outcome }));
    const begun = await run('POST /projects/:id/closings', {
      params: { id: project.id },
      body: { role_id: role.id, texts: written, named },
    });
    if (!begun) return;
    showToast(`${role.title} stängs. Beskeden går ut om tio minuter.`);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      size="wide"
      title={closing ? `Besked om ${role.title}` : `Stäng ${role.title}?`}
      description={
        closing
          ? 'Ingen har fått veta något än. Den som svarar innan beskeden går ut står också här.'
          : 'Alla som väntar får besked om tio minuter. Till dess kan du ångra, och ingen får veta något. Sedan tar rollen inte emot fler svar, och optioner och motbud upphör.'
      }
      actions={
        closing ? (
          <Button onClick={onClose}>Klar</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose} disabled={isPending}>
              Avbryt
            </Button>
            <Button variant="primary" isBusy={isPending} onClick={close}>
              {told.length === 0 ? 'Stäng rollen' : `Stäng och ge ${people(told.length)} besked`}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-8">
        <WhoHears
          waiting={waiting}
          choices={choices}
          onChoose={closing ? undefined : (id, outcome) => setChosen(new Map(chosen).set(id, outcome))}
        />
        {waiting.length > 0 && (
          <div className="flex flex-col gap-5">
            {used.map((outcome) =>
              closing ? (
                <p key={outcome} className="max-w-prose">
                  <span className="block text-sm text-ink-muted">{closingOutcomeWords[outcome]}</span>”{texts[outcome]}”
                </p>
              ) : (
                <Field
                  key={outcome}
                  label={closingOutcomeWords[outcome]}
                  error={fields[`texts.${outcome}`]}
                  hint={
                    outcome === 'not_now' ? 'Den som är under 18 år får våra egna ord i stället för dina.' : undefined
                  }
                >
                  <Textarea
                    rows={3}
                    maxLength={CLOSING_BOUNDS.text}
                    value={texts[outcome]}
                    onChange={({ target }) => setTexts({ ...written, [outcome]: target.value })}
                  />
                </Field>
              ),
            )}
          </div>
        )}
        {failure && Object.keys(fields).length === 0 && (
          <Callout tone="lost" role="alert">
            {failure}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
