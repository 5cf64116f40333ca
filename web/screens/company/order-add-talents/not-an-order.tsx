import type { ProjectDetails } from '#contract/projects/project.ts';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';

/** Shown if the address names a project that is not an order: its talents are chosen on another screen. */
export function NotAnOrder({ project }: { project: Pick<ProjectDetails, 'id' | 'kind'> }) {
  return (
    <Callout
      title="Det här är ett projekt, inte en beställning"
      action={<LinkButton to={projectStepHref(2, project)}>Välj talanger till projektet</LinkButton>}
    >
      Talanger till ett projekt väljs på projektets egen sida.
    </Callout>
  );
}
