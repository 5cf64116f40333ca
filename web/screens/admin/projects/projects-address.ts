import { PROJECT_STATUSES, type ProjectStatus } from '#domain/project/project-states.ts';

export interface ProjectsAddress {
  /** Null for all. */
  readonly status: ProjectStatus | null;
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

/** Reads the filter from the address; what is no status of ours is taken as not said. */
export function readProjectsAddress(params: URLSearchParams): ProjectsAddress {
  const page = Number(params.get('page'));
  return {
    status: PROJECT_STATUSES.find((status) => status === params.get('status')) ?? null,
    text: (params.get('text') ?? '').slice(0, 120),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a filter, without what is usual. */
export function projectsHref({ status, text, page }: ProjectsAddress): string {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (text.trim()) params.set('text', text.trim());
  if (page > 1) params.set('page', String(page));
  return `/AdminProjects${params.size > 0 ? `?${params}` : ''}`;
}

/** The page about one project. */
export function adminProjectHref(id: string): string {
  return `/AdminProjectDetails?id=${id}`;
}
