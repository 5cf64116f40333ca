import { useState } from 'react';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { termsOf } from '#domain/deal/terms/written-terms.ts';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const words = onDemand(() => import('#web/features/deal/terms/terms-in-words.tsx'));

/** The terms of each role as the candidates read them. */
export function ProjectTerms({ project }: { project: ProjectDetails }) {
  if (project.roles.length === 0) return null;
  return (
    <Section title="Villkor" description="Så står det i förfrågan till den som tillfrågas.">
      {project.roles.map((role) => (
        <RoleTerms key={role.id} project={project} role={role} />
      ))}
    </Section>
  );
}

function RoleTerms({ project, role }: { project: ProjectDetails; role: ProjectDetails['roles'][number] }) {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(words, isOpen, () => setIsOpen(false));
  return (
    <Disclosure title={role.title || 'Roll utan namn'} isOpen={isOpen} onToggle={setIsOpen}>
      {isOpen && here && <here.TermsInWords terms={termsOf(project, role)} />}
    </Disclosure>
  );
}
