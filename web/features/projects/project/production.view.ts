import type { ProjectSummary } from '#contract/projects/project.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';
import { projectHref, projectWorkHref } from './project-url.ts';

type Part = ProjectSummary['parts'][number];

const WORDS: Record<ProjectStatus, string> = {
  draft: 'Det som rollsätts',
  casting: 'Det som rollsätts',
  active: 'De som är bokade',
  completed: 'Det som är klart',
  cancelled: 'Det som är inställt',
};

export interface PartLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly is_here: boolean;
}

/** The order of the parts on the screen: the casting first, because it has more to do. */
const PLACE: readonly ProjectStatus[] = ['draft', 'casting', 'active', 'completed', 'cancelled'];

/** Links between the parts of a production, this one included; empty for a project that is a whole production. */
export function partLinks(
  project: Pick<ProjectSummary, 'id' | 'kind' | 'status' | 'current_step' | 'approved_count' | 'parts'>,
) {
  if (project.parts.length === 0) return [];
  const { id, kind, status, current_step, approved_count } = project;
  const all: readonly Part[] = [{ id, status, current_step, approved_count }, ...project.parts];
  return all
    .toSorted((one, other) => PLACE.indexOf(one.status) - PLACE.indexOf(other.status))
    .map((part): PartLink => {
      const href = part.status === 'completed' ? projectHref({ ...part, kind }) : projectWorkHref({ ...part, kind });
      return { id: part.id, label: WORDS[part.status], href, is_here: part.id === id };
    });
}

const isBooked = ({ status }: Pick<Part, 'status'>) => status === 'active' || status === 'completed';

/** Number of people who are booked in other parts of the production. */
const bookedBeside = ({ parts }: Pick<ProjectSummary, 'parts'>): number =>
  parts.filter(isBooked).reduce((sum, part) => sum + part.approved_count, 0);

/** The filled places and all places of a production, from its part that casts or from a whole production. */
export function placesOfAll(project: Pick<ProjectSummary, 'parts' | 'status' | 'approved_count' | 'headcount'>) {
  const booked = isBooked(project) ? 0 : bookedBeside(project);
  return { filled: project.approved_count + booked, all: project.headcount + booked };
}

/** The link from a part that casts to the people who are booked, for a list that shows the production once. */
export function bookedLink(project: Pick<ProjectSummary, 'kind' | 'status' | 'parts'>) {
  const part = isBooked(project) ? undefined : project.parts.find(({ status }) => status === 'active');
  if (!part) return undefined;
  const { approved_count } = part;
  return {
    label: approved_count === 1 ? '1 bokad' : `${approved_count} bokade`,
    href: projectWorkHref({ ...part, kind: project.kind }),
  };
}

/** Says in a list that a project is a part of a production; undefined for a whole production. */
export function partNote({ status, parts }: Pick<ProjectSummary, 'status' | 'parts'>): string | undefined {
  if (parts.length === 0) return undefined;
  if (status === 'draft' || status === 'casting') return 'De som redan är bokade har en egen del.';
  return parts.some((part) => part.status === 'draft' || part.status === 'casting')
    ? 'Resten av produktionen rollsätts.'
    : 'En del av produktionen.';
}
