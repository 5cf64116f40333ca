import { PROJECT_STATUSES, type ProjectStatus } from '#domain/projects/project/project-states.ts';

export interface ListUrl {
  readonly status: ProjectStatus | undefined;
  readonly text: string;
  /** Page number, from 1. */
  readonly page: number;
}

/** Reads the filter from the address; an unknown value counts as missing. */
export function readListUrl(params: URLSearchParams): ListUrl {
  const page = Number(params.get('page') ?? 1);
  return {
    status: PROJECT_STATUSES.find((status) => status === params.get('status')),
    text: (params.get('text') ?? '').slice(0, 120),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** The parameters of a list of projects, without default values. */
export function listUrl({ status, text, page }: ListUrl): URLSearchParams {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (text) params.set('text', text);
  if (page > 1) params.set('page', String(page));
  return params;
}
