import { useState } from 'react';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { PRESENTATION_BOUNDS } from '#domain/auditions/presentation/presentation.rules.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toggled } from './presentation.view.ts';
import { presentationHref } from './use-presentations.ts';

interface BeginPresentationProps {
  project: Pick<ProjectDetails, 'id' | 'title'>;
  rows: readonly CandidateRow[];
  onClose: () => void;
}

/** Ids of the candidates that the company has approved or marked to be called back: preselected for the client. */
const usual = (rows: readonly CandidateRow[]) =>
  rows.filter((row) => row.client_decision === 'approved' || row.consideration === 'callback').map(({ id }) => id);

/**
 * Chooses the title and the people of a new presentation. The company writes the greeting and chooses the pictures and
 * films of each person on the next screen.
 */
export function BeginPresentation({ project, rows, onClose }: BeginPresentationProps) {
  const { run, isPending, failure, fields } = useCommand();
  const goTo = useNavigate();
  const [title, setTitle] = useState(
    project.title && `Urval till ${project.title}`.slice(0, PRESENTATION_BOUNDS.title),
  );
  const [chosen, setChosen] = useState<readonly string[]>(() => usual(rows));
  const begin = async () => {
    const candidate_ids = rows.map(({ id }) => id).filter((id) => chosen.includes(id));
    const made = await run('POST /projects/:id/presentations', {
      params: { id: project.id },
      body: { title, candidate_ids },
    });
    if (made) goTo(presentationHref(made.id));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title="Visa för kunden"
      description="Kunden ser dem genom en länk och en kod, utan konto. Inget visas förrän du delar den på nästa sida."
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isPending}>
            Avbryt
          </Button>
          <Button variant="primary" isBusy={isPending} onClick={begin}>
            {chosen.length === 0 ? 'Gör i ordning' : `Gör i ordning ${chosen.length}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <Field label="Vad visningen heter" hint="Kunden läser det överst." error={fields.title}>
          <TextInput
            maxLength={PRESENTATION_BOUNDS.title}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
        <FieldGroup label="Personer" error={fields.candidate_ids}>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {rows.map((row) => (
              <li key={row.id} className="py-2">
                <Checkbox
                  label={row.talent.name}
                  hint={row.role_title}
                  checked={chosen.includes(row.id)}
                  onChange={() => setChosen(toggled(chosen, row.id))}
                />
              </li>
            ))}
          </ul>
        </FieldGroup>
        {failure && Object.keys(fields).length === 0 && (
          <Callout tone="lost" role="alert">
            {failure}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
