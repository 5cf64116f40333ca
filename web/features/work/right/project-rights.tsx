import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const list = onDemand(() => import('./project-rights-list.tsx'));

/** The rights of a project. Loaded on demand, or at once if the address names a page of them. */
export function ProjectRights({ projectId }: { projectId: string }) {
  const [params] = useSearchParams();
  const [isOpen, setIsOpen] = useState(params.has('rights'));
  const here = useOnDemand(list, isOpen, () => setIsOpen(false));
  return (
    <Section title="Rättigheter" description="Var materialet får visas och till när, enligt de undertecknade avtalen.">
      {!isOpen && <Button onClick={() => setIsOpen(true)}>Visa rättigheterna</Button>}
      {isOpen && (here ? <here.ProjectRightsList projectId={projectId} /> : <Loading />)}
    </Section>
  );
}
