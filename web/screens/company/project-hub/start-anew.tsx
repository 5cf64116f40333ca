import { useState } from 'react';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { useCommand } from '#web/api/use-command.ts';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

/**
 * Copies this project into a new draft, or saves it as a template. Roles, terms and wishes are copied, people and days
 * are not.
 */
export function StartAnew({ project }: { project: Pick<ProjectDetails, 'id' | 'title'> }) {
  const { run, isPending, failure } = useCommand();
  const [isNaming, setIsNaming] = useState(false);
  const navigate = useNavigate();
  const copy = async () => {
    const draft = await run('POST /projects/:id/copy', { params: { id: project.id } });
    if (draft) navigate(projectStepHref(1, draft));
  };
  return (
    <Section
      title="Gör om"
      description="Roller, villkor och önskemål följer med till ett nytt utkast. Personer och datum gör det inte."
    >
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isPending} onClick={() => void copy()}>
          Gör om som nytt utkast
        </Button>
        <Button variant="quiet" onClick={() => setIsNaming(true)}>
          Spara som mall
        </Button>
      </div>
      {failure && (
        <Callout tone="lost" role="alert" className="mt-4">
          {failure}
        </Callout>
      )}
      {isNaming && <SaveTemplate project={project} onClose={() => setIsNaming(false)} />}
    </Section>
  );
}

function SaveTemplate({ project, onClose }: { project: Pick<ProjectDetails, 'id' | 'title'>; onClose: () => void }) {
  const { run, isPending, failure, fields } = useCommand();
  const [name, setName] = useState(project.title);
  const save = async () => {
    const saved = await run('POST /projects/:id/template', { params: { id: project.id }, body: { name } });
    if (!saved) return;
    showToast(`Mallen ${saved.name} är sparad.`);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Spara som mall"
      description="Alla hos er kan börja ett projekt eller en beställning med mallen."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Avbryt
          </Button>
          <Button variant="primary" isBusy={isPending} onClick={() => void save()}>
            Spara mallen
          </Button>
        </>
      }
    >
      <Field label="Mallens namn" error={fields.name ?? failure}>
        <TextInput value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
      </Field>
    </Dialog>
  );
}
