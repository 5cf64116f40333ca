import { COMPANY_STATUSES, type CompanyStatus } from '#domain/accounts/account/standing.ts';

export interface ApplicationsUrl {
  readonly status: CompanyStatus;
  /** From 1. */
  readonly page: number;
  /** The one that is open; null for the list alone on phones and its first on desktop. */
  readonly id: string | null;
}

/** Reads the state of the screen from the address; what is no state of ours is taken as not said. */
export function readApplicationsUrl(params: URLSearchParams): ApplicationsUrl {
  const page = Number(params.get('page'));
  return {
    status: COMPANY_STATUSES.find((status) => status === params.get('status')) ?? 'pending',
    page: Number.isInteger(page) && page > 1 ? page : 1,
    id: params.get('id'),
  };
}

/** The address of a state, without what is usual. */
export function applicationsHref({ status, page, id }: ApplicationsUrl): string {
  const params = new URLSearchParams();
  if (status !== 'pending') params.set('status', status);
  if (page > 1) params.set('page', String(page));
  if (id) params.set('id', id);
  return `/AdminApplications${params.size > 0 ? `?${params}` : ''}`;
}
