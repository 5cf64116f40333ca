import { COMPANY_STATUSES, type CompanyStatus } from '#domain/accounts/account/standing.ts';
import { RISKS, type Risk } from '#domain/companies/risk/risk.rules.ts';

const SORTS = ['name', 'newest', 'projects', 'answers', 'late'] as const;

export interface CompaniesUrl {
  readonly status: CompanyStatus | null;
  readonly risk: Risk | null;
  readonly text: string;
  readonly sort: (typeof SORTS)[number];
}

/** Reads the filter from the address; an unknown value counts as missing. */
export function readCompaniesUrl(params: URLSearchParams): CompaniesUrl {
  return {
    status: COMPANY_STATUSES.find((one) => one === params.get('status')) ?? null,
    risk: RISKS.find((one) => one === params.get('risk')) ?? null,
    text: (params.get('text') ?? '').slice(0, 120),
    sort: SORTS.find((one) => one === params.get('sort')) ?? 'name',
  };
}

/** The address of a filter, without default values. */
export function companiesHref({ status, risk, text, sort }: CompaniesUrl): string {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (risk) params.set('risk', risk);
  if (text.trim()) params.set('text', text.trim());
  if (sort !== 'name') params.set('sort', sort);
  return `/AdminCompanies${params.size > 0 ? `?${params}` : ''}`;
}
