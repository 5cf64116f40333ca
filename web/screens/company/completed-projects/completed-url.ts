import { COMPLETED_SORTS, type CompletedSort } from '#domain/projects/project/completed-sorts.ts';

export interface CompletedUrl {
  readonly text: string;
  readonly year: number | undefined;
  readonly sort: CompletedSort;
  readonly is_ascending: boolean;
}

/** Reads the filter from the address; an unknown value counts as missing. */
export function readCompletedUrl(params: URLSearchParams): CompletedUrl {
  const year = Number(params.get('year'));
  return {
    text: (params.get('text') ?? '').slice(0, 120),
    year: Number.isInteger(year) && year >= 1900 && year <= 2100 ? year : undefined,
    sort: COMPLETED_SORTS.find((sort) => sort === params.get('sort')) ?? 'day',
    is_ascending: params.get('order') === 'asc',
  };
}

/** The address of a filter, without default values. */
export function completedHref({ text, year, sort, is_ascending }: CompletedUrl): string {
  const params = new URLSearchParams();
  if (text.trim()) params.set('text', text.trim());
  if (year) params.set('year', String(year));
  if (sort !== 'day') params.set('sort', sort);
  if (is_ascending) params.set('order', 'asc');
  return `/CompanyCompletedProjects${params.size > 0 ? `?${params}` : ''}`;
}

/** The address of a project's outcome. */
export const outcomeHref = (id: string) => `/CompanyCompletedProjects?id=${id}`;

/** The address of a new order to the same people, on the terms of this project. */
export function bookAgainHref(project_id: string, talent_ids: readonly string[]): string {
  const params = new URLSearchParams([...talent_ids.map((id) => ['talent', id]), ['from', project_id]]);
  return `/CompanyCreateOrder?${params}`;
}
