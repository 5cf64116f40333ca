import type { ProjectDetails } from '#contract/projects/project.ts';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

// The code of each tab loads when the tab is opened.
const auditions = onDemand(() => import('./project-auditions.tsx'));
const booked = onDemand(() => import('./booked.tsx'));
const work = onDemand(() => import('./project-work.tsx'));
const file = onDemand(() => import('./project-file.tsx'));

export function AuditionsTab({ projectId }: { projectId: string }) {
  const here = useOnDemand(auditions, true);
  return here ? <here.ProjectAuditions projectId={projectId} /> : <Loading />;
}

export function BookedTab({ project }: { project: ProjectDetails }) {
  const here = useOnDemand(booked, true);
  return here ? <here.Booked project={project} /> : <Loading />;
}

export function WorkTab({ projectId }: { projectId: string }) {
  const here = useOnDemand(work, true);
  return here ? <here.ProjectWork projectId={projectId} /> : <Loading />;
}

export function FileTab({ projectId }: { projectId: string }) {
  const here = useOnDemand(file, true);
  return here ? <here.ProjectFilePart projectId={projectId} /> : <Loading />;
}
