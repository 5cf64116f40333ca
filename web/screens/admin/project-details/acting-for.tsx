import type { ProjectDetails } from '#contract/project.ts';

/** In whose place the administrator acts, and that it is seen (product, section 3); beside every button that does so. */
export function ActingFor({ project }: { project: Pick<ProjectDetails, 'company_name'> }) {
  return (
    <p className="mb-4 max-w-prose text-sm">
      Du handlar för <strong className="font-semibold">{project.company_name}</strong>. Det syns i loggen.
    </p>
  );
}
