import type { ProjectInput, ProjectSummary } from '#contract/projects/project.ts';
import { blankProject } from '#domain/projects/project/blank-project.ts';

/** Address of the screen that adds people to an order. */
export const addTalentsHref = (id: string): string => `/CompanyOrderAddTalents?id=${id}`;

/** True if people can still be added: until the order is booked or cancelled. */
export const isOpenOrder = ({ status }: Pick<ProjectSummary, 'status'>): boolean =>
  status === 'draft' || status === 'casting';

/** 'Inga platser ännu', '1 plats, 0 godkända', '12 platser, 3 godkända'. */
export function orderFacts({
  headcount,
  approved_count,
}: Pick<ProjectSummary, 'headcount' | 'approved_count'>): string {
  if (headcount === 0) return 'Inga platser ännu';
  const places = headcount === 1 ? '1 plats' : `${headcount} platser`;
  return `${places}, ${approved_count} ${approved_count === 1 ? 'godkänd' : 'godkända'}`;
}

/** A draft of an order with a title only. */
export const draftOrder = (title: string): ProjectInput => blankProject('order', title);
