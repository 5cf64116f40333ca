import type { ProjectDetails } from '#contract/projects/project.ts';
import { sensitiveRemark } from '#texts/finding/sensitive-words.ts';
import { Callout } from '#web/ui/frame/callout.tsx';

/** Tells whoever looks at a project for us that its words ask for what the law protects; nothing when they do not. */
export function SensitiveRemark({ project: { title, description, roles } }: { project: ProjectDetails }) {
  const written = [title, description, ...roles.flatMap((role) => [role.title, role.description, role.wanted.text])];
  const remark = sensitiveRemark(written.join('\n'));
  return remark ? (
    <Callout tone="waiting" title="Att veta">
      {remark}
    </Callout>
  ) : null;
}
