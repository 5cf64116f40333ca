import { PROJECT_STATUSES, type ProjectStatus } from '#domain/projects/project/project-states.ts';

export interface ListUrl {
  readonly status: ProjectStatus | undefined;
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

/** The list of projects that an address asks for; what it does not understand counts as not given. */
export function readListUrl(params: URLSearchParams): ListUrl {
  const page = Number(params.get('page') ?? 1);
  return {
    status: PROJECT_STATUSES.find((status) => status === params.get('status')),
    text: (params.get('text') ?? '').slice(0, 120),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** The address of a list of projects. */
export function listUrl({ status, text, page }: ListUrl): URLSearchParams {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (text) params.set('text', text);
  if (page > 1) params.set('page', String(page));
  return params;
}
