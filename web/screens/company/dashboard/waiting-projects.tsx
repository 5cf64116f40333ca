import type { ProjectSummary } from '#contract/projects/project.ts';
import { projectStepLabels } from '#texts/projects/labels.ts';
import { useMayCast } from '#web/features/accounts/session/may-cast.ts';
import type { NextStep } from '#web/features/projects/project/next-step.view.ts';
import { projectHref, stepOf } from '#web/features/projects/project/project-url.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { formatSpan } from '#web/ui/text/format-date.ts';
import { Link } from '#web/ui/text/link.tsx';

interface Waiting {
  project: ProjectSummary;
  next: NextStep;
}

/** The ongoing projects: first those in which the user must act, then all others. */
export function WaitingProjects({ steps }: { steps: readonly Waiting[] }) {
  const mayCast = useMayCast();
  const mine = steps.filter(({ next }) => next.waits_on === 'me');
  const others = steps.filter(({ next }) => next.waits_on !== 'me');
  if (steps.length === 0) {
    return (
      <EmptyState
        title="Inget projekt pågår"
        action={mayCast && <LinkButton to="/CompanyCreateProject">Skriv ett utkast</LinkButton>}
      >
        Skriv vad ni ska göra, när och var, och vilka ni söker. Ingen ser ett utkast förrän ni frågar någon.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-10">
      <Section title="Väntar på dig" aside={mine.length}>
        {mine.length === 0 ? <p className="text-ink-muted">Inget just nu.</p> : <Rows steps={mine} />}
      </Section>
      {others.length > 0 && (
        <Section title="Rullar på" aside={others.length}>
          <Rows steps={others} />
        </Section>
      )}
    </div>
  );
}

function Rows({ steps }: { steps: readonly Waiting[] }) {
  return (
    <ul className="divide-y divide-hairline">
      {steps.map(({ project, next }) => (
        <li key={project.id} className="flex flex-wrap items-start gap-x-6 gap-y-3 py-3.5 first:pt-0 sm:items-center">
          <Step number={project.current_step} />
          <div className="min-w-0 flex-1 basis-48 sm:basis-60">
            <p className="voice-serif text-name leading-6">
              <Link to={projectHref(project)} className="decoration-1 underline-offset-4 hover:underline">
                {project.title || 'Projekt utan titel'}
              </Link>
            </p>
            <p className="mt-0.5 text-sm">{next.sentence}</p>
            {project.first_day && (
              <p className="text-sm text-ink-muted tabular">{formatSpan(project.first_day, project.last_day)}</p>
            )}
          </div>
          <LinkButton size="small" to={next.href} className="max-sm:ml-20">
            {next.label}
            <span className="sr-only">: {project.title}</span>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

/** The number and the name of a project's step, with a small mark for each step. */
function Step({ number }: { number: number }) {
  const step = stepOf(number);
  return (
    <div className="w-14 shrink-0">
      <span className="voice-serif text-3xl leading-8 tabular">{step}</span>
      <span aria-hidden="true" className="mt-0.5 flex gap-0.5">
        {[1, 2, 3, 4, 5].map((one) => (
          <span key={one} className={`h-0.5 flex-1 ${one <= step ? 'bg-ink' : 'bg-hairline-strong'}`} />
        ))}
      </span>
      <span className="text-xs text-ink-muted">{projectStepLabels[step]}</span>
    </div>
  );
}
