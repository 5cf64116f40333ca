import type { ProjectDetails } from '#contract/projects/project.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count} personer`);

/** Says that the other part of a production goes on. */
function othersStay({ status, parts }: Pick<ProjectDetails, 'status' | 'parts'>): string {
  const has = (...those: readonly string[]) => parts.some((part) => those.includes(part.status));
  if (status === 'active') return has('draft', 'casting') ? 'Det som rollsätts fortsätter. ' : '';
  return has('active') ? 'De som redan är bokade är kvar. ' : '';
}

/** The effects of cancelling the project, in a few sentences for the question. */
export function cancelConsequence(
  project: Pick<
    ProjectDetails,
    'status' | 'pending_count' | 'overdue_count' | 'interested_count' | 'approved_count' | 'parts'
  >,
): string {
  const finality = `${othersStay(project)}Det går inte att ångra.`;
  if (project.status === 'draft') return `Ingen har fått en förfrågan, så ingen får besked. ${finality}`;
  if (project.status === 'active') {
    const booked = project.approved_count === 1 ? 'som är bokad' : 'som är bokade';
    return `${people(project.approved_count)} ${booked} avbokas och får besked med mejl. ${finality}`;
  }
  const waiting = project.pending_count + project.overdue_count + project.interested_count;
  if (waiting === 0) return `Ingen har fått en förfrågan som är öppen, så ingen får besked. ${finality}`;
  return `${people(waiting)} som har en öppen förfrågan eller har svarat ja får besked med mejl. ${finality}`;
}
