import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { ProjectChoice } from '#web/features/projects/project/project-choice.tsx';
import { useProject } from '#web/features/projects/project/use-project.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

export interface AddToRoleProps {
  /** An empty list closes the dialog. */
  people: readonly { id: string; name: string }[];
  onClose: () => void;
  onAdded?: (() => void) | undefined;
}

const CASTING = { status: 'casting' } as const;

const namesOf = (people: AddToRoleProps['people']) =>
  people.length === 1 ? (people[0]?.name ?? '') : `${people.length} personer`;

/** Adds people to the picks of a role, in a project whose casting is open. No request is sent. */
export function AddToRole({ people, onClose, onAdded }: AddToRoleProps) {
  const projects = useQuery({
    ...query('GET /projects', { query: CASTING }),
    enabled: people.length > 0,
  });
  const [projectId, setProjectId] = useState('');
  const [roleId, setRoleId] = useState('');
  const { run, isPending, failure } = useCommand();
  const chosenProject = projectId || projects.data?.items[0]?.id || '';

  const add = async () => {
    const body = { role_id: roleId, talent_ids: people.map((one) => one.id) };
    if (!(await run('PUT /projects/:id/picks', { params: { id: chosenProject }, body }))) return;
    showToast(`${namesOf(people)} är tillagd${people.length === 1 ? '' : 'a'} i rollen.`);
    onAdded?.();
    onClose();
  };
  return (
    <Dialog
      isOpen={people.length > 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Lägg till ${namesOf(people)} i en roll`}
      description="Ingen får någon förfrågan ännu. Den skickar du från projektet."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Avbryt
          </Button>
          <Button variant="primary" disabled={!roleId} isBusy={isPending} onClick={add}>
            Lägg till i rollen
          </Button>
        </>
      }
    >
      <QueryFrame
        query={projects}
        isEmpty={(data) => data.items.length === 0}
        empty={
          <div className="flex flex-col items-start gap-4">
            <p>
              Inget av era projekt rollsätts just nu. Skapa ett projekt, eller öppna rollsättningen i ett utkast, så går
              det att lägga till folk.
            </p>
            <LinkButton to="/CompanyCreateProject">Nytt projekt</LinkButton>
          </div>
        }
      >
        {() => (
          <div className="flex flex-col gap-5">
            <Field label="Projekt">
              <ProjectChoice
                lists={[CASTING]}
                value={chosenProject}
                isClearable={false}
                onChange={(id) => {
                  setProjectId(id ?? '');
                  setRoleId('');
                }}
              />
            </Field>
            {chosenProject && <RoleChoice projectId={chosenProject} value={roleId} onChange={setRoleId} />}
            {failure && (
              <Callout tone="lost" role="alert">
                {failure}
              </Callout>
            )}
          </div>
        )}
      </QueryFrame>
    </Dialog>
  );
}

function RoleChoice(props: { projectId: string; value: string; onChange: (id: string) => void }) {
  const project = useProject(props.projectId);
  return (
    <QueryFrame query={project}>
      {({ roles }) => (
        <RadioCards
          label="Roll"
          value={props.value}
          onChange={props.onChange}
          options={roles.map((role) => ({
            value: role.id,
            label: role.title,
            hint: `${role.headcount} söks, ${role.picked_count} valda, ${role.approved_count} godkända`,
          }))}
        />
      )}
    </QueryFrame>
  );
}
