import type { ProjectDetails } from '#contract/projects/project.ts';
import { sensitiveRemark } from '#texts/finding/sensitive-words.ts';
import { Callout } from '#web/ui/frame/callout.tsx';

/** Tells an administrator that a project's words ask for facts protected by law. Renders nothing for other projects. */
export function SensitiveRemark({ project: { title, description, roles } }: { project: ProjectDetails }) {
  const written = [title, description, ...roles.flatMap((role) => [role.title, role.description, role.wanted.text])];
  const remark = sensitiveRemark(written.join('\n'));
  return remark ? (
    <Callout tone="waiting" title="Att veta">
      {remark}
    </Callout>
  ) : null;
}
