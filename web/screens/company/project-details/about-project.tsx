import type { ProjectDetails } from '#contract/projects/project.ts';
import { projectStatusLabels } from '#texts/projects/labels.ts';
import { ActivateProject } from '#web/features/casting/candidate/activate-project.tsx';
import { ProjectInvoicingButton } from '#web/features/money/project-invoicing/project-invoicing-button.tsx';
import { CancelProject, CompleteProject } from '#web/features/projects/project/end-project.tsx';
import { FeesInAll } from '#web/features/projects/project/fees-in-all.tsx';
import { type NextStep, nextStep } from '#web/features/projects/project/next-step.view.ts';
import { ProjectCommandButton } from '#web/features/projects/project/project-command-button.tsx';
import { ProjectFacts } from '#web/features/projects/project/project-facts.tsx';
import { ProjectRoles } from '#web/features/projects/project/project-roles.tsx';
import { ProjectTerms } from '#web/features/projects/project/project-terms.tsx';
import { EditLog } from '#web/features/registry/edit-log/edit-log.tsx';
import { ProjectRights } from '#web/features/work/right/project-rights.tsx';
import { StartAnew } from '#web/screens/company/project-hub/start-anew.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { clock } from '#web/ui/text/clock.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

/** Status and next step of a project. */
export function ProjectStanding({ project }: { project: ProjectDetails }) {
  const label = projectStatusLabels[project.status];
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <StateBadge tone={label.tone} look="tinted">
        {label.word}
      </StateBadge>
      {nextStep(project, clock.today()).sentence}
    </span>
  );
}

const isBooking = (command: NextStep['command']): command is 'activate' | 'book-part' | 'end-casting' =>
  command === 'activate' || command === 'book-part' || command === 'end-casting';

/**
 * The button for the next step: it runs the step's command, or links to the step's screen. A completed or cancelled
 * project has none.
 */
export function NextStepButton({ project }: { project: ProjectDetails }) {
  const { command, href, label } = nextStep(project, clock.today());
  if (isBooking(command)) return <ActivateProject project={project} />;
  if (command === 'complete') return <CompleteProject project={project} />;
  if (command) return <ProjectCommandButton project={project} command={command} variant="primary" />;
  if (project.status === 'completed' || project.status === 'cancelled') return null;
  return (
    <LinkButton variant="primary" to={href}>
      {label}
    </LinkButton>
  );
}

/**
 * The commands that move a project between steps, in order. Activating, cancelling and completing have buttons of their
 * own.
 */
const MOVES = ['open-casting', 'await-answers', 'back-to-talents', 'start-review', 'back-to-answers'] as const;

/**
 * Roles, terms, rights, facts, commands and log of a project or an order. The log has its own query and comes last, so
 * that it moves no button when it loads.
 */
export function AboutProject({ project }: { project: ProjectDetails }) {
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const next = nextStep(project, clock.today());
  const roles = project.role_count === 1 ? '1 roll' : `${project.role_count} roller`;
  const places = project.headcount === 1 ? '1 plats' : `${project.headcount} platser`;
  const isOrder = project.kind === 'order';
  return (
    <div className="flex flex-col gap-12">
      <Section title="Roller" aside={`${roles}, ${places}`}>
        <ProjectRoles project={project} />
        <FeesInAll project={project} />
      </Section>
      <ProjectTerms project={project} />
      {project.status === 'completed' && <ProjectRights projectId={project.id} />}
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
        <Section title={isOrder ? 'Om beställningen' : 'Om projektet'}>
          <ProjectFacts project={project} />
        </Section>
        <div className="flex flex-col gap-12">
          {project.actions.length > 0 && (
            <Section
              title="Ändra läge"
              description={`Det här flyttar ${isOrder ? 'beställningen' : 'projektet'} mellan stegen, eller avslutar ${isOrder ? 'den' : 'det'}.`}
            >
              <div className="flex flex-wrap gap-2">
                {MOVES.filter((command) => command !== next.command).map((command) => (
                  <ProjectCommandButton key={command} project={project} command={command} />
                ))}
                {!isBooking(next.command) && <ActivateProject project={project} variant="secondary" />}
                <CancelProject project={project} />
              </div>
            </Section>
          )}
          <ProjectInvoicingButton projectId={project.id} />
          <StartAnew project={project} />
        </div>
      </div>
      <EditLog project={project} page={page} hrefOf={(to) => `?id=${project.id}&page=${to}`} />
    </div>
  );
}
