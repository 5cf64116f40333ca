import type { ProjectDetails } from '#contract/projects/project.ts';
import { useCommand } from '#web/api/use-command.ts';
import { auditionHref } from '#web/features/auditions/audition/audition.view.ts';
import { AuditionList } from '#web/features/auditions/audition/audition-list.tsx';
import { useAuditions } from '#web/features/auditions/audition/audition-queries.ts';
import { ProjectCommandButton } from '#web/features/projects/project/project-command-button.tsx';
import { ProjectFrame } from '#web/features/projects/project/project-frame.tsx';
import { auditionsHref } from '#web/features/projects/project/project-url.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { Loading, QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const auditionForm = onDemand(() => import('#web/features/auditions/audition/audition-form.tsx'));

/** In step 4: the auditions of a project, and the form for a new one. */
export default function CompanyProjectAudition() {
  const [params] = useSearchParams();
  return (
    <ProjectFrame
      title={params.get('new') === null ? 'Provfilmningar' : 'Ny provfilmning'}
      description={() =>
        params.get('new') === null
          ? 'Självfilmning, på plats eller i videosamtal. Ingen får veta något förrän ni publicerar.'
          : 'Skriv i lugn och ro. Du lägger till personer när den är sparad.'
      }
    >
      {(project) => (params.get('new') === null ? <All project={project} /> : <New project={project} />)}
    </ProjectFrame>
  );
}

function All({ project }: { project: ProjectDetails }) {
  const auditions = useAuditions(project.id, usePageNumber());
  const newHref = `${auditionsHref(project.id)}&new=`;
  return (
    <QueryFrame
      query={auditions}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          title="Inga provfilmningar än"
          action={
            auditions.data?.may_draft && (
              <LinkButton to={newHref} variant="primary">
                Skriv en provfilmning
              </LinkButton>
            )
          }
        >
          {auditions.data?.may_draft
            ? 'Be om en självfilmning, eller kalla dem ni vill träffa.'
            : 'Det går att kalla till provfilmning medan projektet rollsätts.'}
        </EmptyState>
      }
    >
      {(data) => (
        <div className="flex flex-col gap-8">
          {project.status === 'casting' && project.current_step < 4 && (
            <Callout
              tone="info"
              title="Ni kan skriva nu och kalla i urvalet"
              action={<ProjectCommandButton project={project} command="start-review" />}
            >
              När urvalet har börjat kan ni publicera, så att alla som är tillagda kallas.
            </Callout>
          )}
          <Section
            title="Alla provfilmningar"
            actions={data.may_draft && <LinkButton to={newHref}>Skriv en till</LinkButton>}
          >
            <AuditionList auditions={data.items} />
          </Section>
          <PageLinks of={data} noun="provfilmningar" />
        </div>
      )}
    </QueryFrame>
  );
}

function New({ project }: { project: ProjectDetails }) {
  const { send } = useCommand();
  const navigate = useNavigate();
  const here = useOnDemand(auditionForm, true, () => navigate(auditionsHref(project.id)));
  if (!here) return <Loading />;
  return (
    <here.AuditionForm
      submitLabel="Spara utkastet"
      save={async (body) => {
        const made = await send('POST /projects/:id/auditions', { params: { id: project.id }, body });
        navigate(auditionHref(made.id), { replace: true });
      }}
    />
  );
}
