import { useSearchParams } from '#web/ui/frame/location.ts';
import { CompletedList } from './completed-list.tsx';
import { ProjectOutcome } from './project-outcome.tsx';

/** CompanyCompletedProjects: the completed projects, or with an id the outcome of one. */
export default function CompanyCompletedProjects() {
  const id = useSearchParams()[0].get('id');
  return id ? <ProjectOutcome key={id} id={id} /> : <CompletedList />;
}
