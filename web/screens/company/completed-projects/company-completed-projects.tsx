import { useSearchParams } from '#web/ui/frame/location.ts';
import { CompletedList } from './completed-list.tsx';
import { ProjectOutcome } from './project-outcome.tsx';

/** CompanyCompletedProjects: the list of completed projects. With an id in the address: the outcome of that project. */
export default function CompanyCompletedProjects() {
  const id = useSearchParams()[0].get('id');
  return id ? <ProjectOutcome key={id} id={id} /> : <CompletedList />;
}
