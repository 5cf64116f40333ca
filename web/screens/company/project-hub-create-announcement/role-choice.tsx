import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ProjectDetails, ProjectSummary } from '#contract/projects/project.ts';
import { query } from '#web/api/client.ts';
import { ProjectChoice } from '#web/features/projects/project/project-choice.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';

const CASTING = { status: 'casting', kind: 'project' } as const;
const DRAFTS = { status: 'draft', kind: 'project' } as const;

const hasRoles = ({ role_count }: ProjectSummary) => role_count > 0;

interface Chosen {
  project: ProjectDetails;
  role: ProjectDetails['roles'][number];
}

/** Chooses a project and a role; `children` is rendered below for the chosen role. */
export function RoleChoice({ children }: { children: (chosen: Chosen) => ReactNode }) {
  const [project, setProject] = useState<string | null>(null);
  const casting = useQuery(query('GET /projects', { query: CASTING }));
  const drafts = useQuery(query('GET /projects', { query: DRAFTS }));
  return (
    <QueryFrame query={casting}>
      {(open) => (
        <QueryFrame query={drafts}>
          {(begun) => {
            if (![...open.items, ...begun.items].some(hasRoles)) return <NoProject />;
            return (
              <div className="flex flex-col gap-6">
                <Field label="Projekt">
                  <ProjectChoice lists={[CASTING, DRAFTS]} isOffered={hasRoles} value={project} onChange={setProject} />
                </Field>
                {project && <Roles key={project} id={project} show={children} />}
                {!project && (
                  <p className="text-sm text-ink-muted">
                    Finns inte projektet ännu? <NewProject />
                  </p>
                )}
              </div>
            );
          }}
        </QueryFrame>
      )}
    </QueryFrame>
  );
}

function NoProject() {
  return (
    <EmptyState
      title="Ni har inget projekt som söker folk"
      action={<LinkButton to="/CompanyCreateProject">Skapa ett projekt</LinkButton>}
    >
      En annons är för en roll i ett projekt. Skriv projektet först, med dagar, plats och arvode.
    </EmptyState>
  );
}

function NewProject() {
  return (
    <LinkButton size="small" variant="quiet" to="/CompanyCreateProject">
      Skapa ett projekt
    </LinkButton>
  );
}

function Roles({ id, show }: { id: string; show: (chosen: Chosen) => ReactNode }) {
  const project = useQuery(query('GET /projects/:id', { params: { id } }));
  const [chosen, setChosen] = useState('');
  return (
    <QueryFrame query={project}>
      {(data) => {
        const role = data.roles.find((one) => one.id === chosen) ?? data.roles[0];
        return (
          <>
            <Field label="Roll">
              <Select
                options={data.roles.map(({ id: value, title }) => ({ value, label: title || 'Utan namn' }))}
                value={role?.id ?? ''}
                onChange={({ target }) => setChosen(target.value)}
              />
            </Field>
            {role && show({ project: data, role })}
          </>
        );
      }}
    </QueryFrame>
  );
}
