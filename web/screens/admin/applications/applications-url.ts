import { COMPANY_STATUSES, type CompanyStatus } from '#domain/accounts/account/standing.ts';

export interface ApplicationsUrl {
  readonly status: CompanyStatus;
  /** Page number, from 1. */
  readonly page: number;
  /** Id of the open company; null shows only the list on phones, and the first company on desktop. */
  readonly id: string | null;
}

/** Reads the state of the screen from the address; an unknown value counts as missing. */
export function readApplicationsUrl(params: URLSearchParams): ApplicationsUrl {
  const page = Number(params.get('page'));
  return {
    status: COMPANY_STATUSES.find((status) => status === params.get('status')) ?? 'pending',
    page: Number.isInteger(page) && page > 1 ? page : 1,
    id: params.get('id'),
  };
}

/** The address of a state, without default values. */
export function applicationsHref({ status, page, id }: ApplicationsUrl): string {
  const params = new URLSearchParams();
  if (status !== 'pending') params.set('status', status);
  if (page > 1) params.set('page', String(page));
  if (id) params.set('id', id);
  return `/AdminApplications${params.size > 0 ? `?${params}` : ''}`;
}
